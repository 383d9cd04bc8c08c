"use client";
import { useSyncExternalStore } from "react";
import { browserQueue } from "./browser-queue";
import { NO_QUEUE_STATE, type QueueState } from "./queue-state";

function subscribe(listener: () => void): () => void {
  return browserQueue().subscribe(listener);
}

/** Returns the waiting and failed gestures, and the time of the last save. */
export function useQueueState(): QueueState {
  return useSyncExternalStore(
    subscribe,
    () => browserQueue().getState(),
    () => NO_QUEUE_STATE,
  );
}
