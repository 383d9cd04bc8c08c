"use client";
/** The gestures that the queue still has to save; read while the caller is mounted. */
import { useEffect, useState } from "react";
import { browserQueue } from "./browser-queue";
import type { OpenGesture } from "./queue-state";

const NONE: readonly OpenGesture[] = [];

export function useOpenGestures(isLooking: boolean): readonly OpenGesture[] {
  const [gestures, setGestures] = useState(NONE);
  useEffect(() => {
    if (!isLooking) return;
    const queue = browserQueue();
    let reads = 0;
    const read = async () => {
      reads += 1;
      const mine = reads;
      const open = await queue.openGestures().catch(() => NONE);
      if (mine === reads) setGestures(open);
    };
    void read();
    const unsubscribe = queue.subscribe(() => void read());
    return () => {
      reads = -1;
      unsubscribe();
    };
  }, [isLooking]);
  return gestures;
}
