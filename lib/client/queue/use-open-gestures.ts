"use client";
import { useEffect, useState } from "react";
import { browserQueue } from "./browser-queue";
import type { OpenGesture } from "./queue-state";

const NONE: readonly OpenGesture[] = [];

/** Returns the gestures that the queue still has to save; reads them while `isActive`. */
export function useOpenGestures(isActive: boolean): readonly OpenGesture[] {
  const [gestures, setGestures] = useState(NONE);
  useEffect(() => {
    if (!isActive) return;
    const queue = browserQueue();
    let latestRead = 0;
    const read = async () => {
      latestRead += 1;
      const thisRead = latestRead;
      const open = await queue.openGestures().catch(() => NONE);
      if (thisRead === latestRead) setGestures(open);
    };
    void read();
    const unsubscribe = queue.subscribe(() => void read());
    return () => {
      latestRead = -1;
      unsubscribe();
    };
  }, [isActive]);
  return gestures;
}
