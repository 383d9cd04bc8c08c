"use client";
/** Changes something by a row of the contract: optimistic, rolled back on a refusal, the reads it makes stale read again. */
import { useCallback, useEffect, useRef, useState } from "react";
import { type EndpointName, type EndpointParams, rowOf } from "../contract/endpoints";
import type { ActionOutcome } from "./actions/action-outcome";
import { runDirectAction } from "./actions/run-direct-action";
import { runQueuedAction } from "./actions/run-queued-action";
import type { AnyPatch } from "./optimistic-view";
import { browserQueue } from "./queue/browser-queue";

export type BackendActionOptions<N extends EndpointName> = {
  /** What is done, in the user's words: listed while the edit waits, and when it was refused. */
  label: string;
  /** What the reads will say once it is done. Pure. */
  optimistic?: (params: EndpointParams<N>) => readonly AnyPatch[];
};

export type BackendAction<N extends EndpointName> = {
  /** Never throws: the alert has been raised when it resolves with "failed". */
  run: (params: EndpointParams<N>) => Promise<ActionOutcome<N>>;
  isRunning: boolean;
};

/** Rows that may wait go through the durable queue; the others are called once. */
export function useBackendAction<N extends EndpointName>(name: N, options: BackendActionOptions<N>): BackendAction<N> {
  const [isRunning, setIsRunning] = useState(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const run = useCallback(
    async (params: EndpointParams<N>) => {
      const { label, optimistic } = latest.current;
      const patches = optimistic?.(params) ?? [];
      setIsRunning(true);
      try {
        if (!rowOf(name).queues) return await runDirectAction(name, params, patches);
        return await runQueuedAction(browserQueue(), { name, params, label, patches });
      } finally {
        setIsRunning(false);
      }
    },
    [name],
  );

  return { run, isRunning };
}
