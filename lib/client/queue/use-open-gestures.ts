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
    let asked = 0;
    const read = async () => {
      asked += 1;
      const mine = asked;
      const open = await queue.openGestures().catch(() => NONE);
      if (mine === asked) setGestures(open);
    };
    void read();
    const unsubscribe = queue.subscribe(() => void read());
    return () => {
      asked = -1;
      unsubscribe();
    };
  }, [isLooking]);
  return gestures;
}
