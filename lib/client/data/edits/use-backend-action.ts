"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { type EndpointName, type EndpointParams, rowOf } from "../../../contract/endpoints";
import { browserQueue } from "../../queue/browser-queue";
/** Changes something by a row of the contract: optimistic, rolled back on a refusal, the reads it makes stale read again. */
import type { Actor } from "../../reads/optimistic-view";
import type { ActionOutcome, Refusal } from "./action-outcome";
import { runDirectAction } from "./run-direct-action";
import { runQueuedAction } from "./run-queued-action";

export type BackendActionOptions<N extends EndpointName> = {
  /** What is done, in the user's words: listed while the edit waits, and when it was refused. */
  label: string;
  /** Who does it, where that shows in the result. */
  actor?: Actor | null;
  /** Refusals that the screen tells of itself, instead of an alert: as long as it is there. Of rows that may wait only. */
  tellsOf?: (refusal: Refusal) => boolean;
  /** What Retry does where more than the call is to follow. Of rows that are called once; the queue retries its own. */
  retry?: (params: EndpointParams<N>) => unknown;
};

export type BackendAction<N extends EndpointName> = {
  /** Never throws: the alert has been raised when it resolves with "failed", unless the screen tells of it. */
  run: (params: EndpointParams<N>) => Promise<ActionOutcome<N>>;
  isRunning: boolean;
};

/**
 * Rows that may wait go through the durable queue, and show at once what they change (mutations/optimistic-edits); the
 * others are called once.
 */
export function useBackendAction<N extends EndpointName>(name: N, options: BackendActionOptions<N>): BackendAction<N> {
  const [running, setRunning] = useState(0);
  const latest = useRef(options);
  const isThere = useRef(false);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const run = useCallback(
    async (params: EndpointParams<N>) => {
      const { label, actor = null } = latest.current;
      setRunning((count) => count + 1);
      try {
        if (!rowOf(name).queues) {
          const { retry } = latest.current;
          return await runDirectAction(name, params, { label, retry: retry && (() => retry(params)) });
        }
        const isQuiet = (refusal: Refusal) => isThere.current && latest.current.tellsOf?.(refusal) === true;
        return await runQueuedAction(browserQueue(), { name, params, label, actor, isQuiet });
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [name],
  );

  return { run, isRunning: running > 0 };
}
