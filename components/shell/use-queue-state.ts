"use client";

import { useSyncExternalStore } from "react";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { QueueState } from "@/lib/client/queue/durable-queue";

const NOTHING: QueueState = { pending: 0, waiting: 0, failed: [], isOnline: true, savedAt: null };

/** The durable queue of this browser; empty on the server and in the first render. */
export function useQueueState(): QueueState {
  return useSyncExternalStore(
    (listener) => browserQueue().subscribe(listener),
    () => browserQueue().getState(),
    () => NOTHING,
  );
}
