"use client";
/** Changes something by a row of the contract: optimistic, rolled back on a refusal, the reads it makes stale read again. */
import { useCallback, useEffect, useRef, useState } from "react";
import { type EndpointName, type EndpointParams, rowOf } from "../contract/endpoints";
import type { ActionOutcome } from "./mutations/action-outcome";
import type { Actor } from "./mutations/optimistic-edits";
import { runDirectAction } from "./mutations/run-direct-action";
import { runQueuedAction } from "./mutations/run-queued-action";
import { browserQueue } from "./queue/browser-queue";

export type BackendActionOptions = {
  /** What is done, in the user's words: listed while the edit waits, and when it was refused. */
  label: string;
  /** Who does it, where that shows in the result. */
  actor?: Actor | null;
};

export type BackendAction<N extends EndpointName> = {
  /** Never throws: the alert has been raised when it resolves with "failed". */
  run: (params: EndpointParams<N>) => Promise<ActionOutcome<N>>;
  isRunning: boolean;
};

/**
 * Rows that may wait go through the durable queue, and show at once what they change (mutations/optimistic-edits); the
 * others are called once.
 */
export function useBackendAction<N extends EndpointName>(name: N, options: BackendActionOptions): BackendAction<N> {
  const [running, setRunning] = useState(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const run = useCallback(
    async (params: EndpointParams<N>) => {
      const { label, actor = null } = latest.current;
      setRunning((count) => count + 1);
      try {
        if (!rowOf(name).queues) return await runDirectAction(name, params);
        return await runQueuedAction(browserQueue(), { name, params, label, actor });
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [name],
  );

  return { run, isRunning: running > 0 };
}
