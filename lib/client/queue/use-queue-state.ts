"use client";
/** What waits, what failed, and when something was last saved. */
import { useSyncExternalStore } from "react";
import { browserQueue } from "./browser-queue";
import { NO_QUEUE_STATE, type QueueState } from "./queue-state";

function subscribe(listener: () => void): () => void {
  return browserQueue().subscribe(listener);
}

export function useQueueState(): QueueState {
  return useSyncExternalStore(
    subscribe,
    () => browserQueue().getState(),
    () => NO_QUEUE_STATE,
  );
}
