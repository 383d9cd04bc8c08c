"use client";

import { useMemo } from "react";
import type { EndpointName } from "../../../contract/endpoints";
import { useOpenGestures } from "../../queue/use-open-gestures";
import { useQueueState } from "../../queue/use-queue-state";

export type FailedDecision = {
  /** Of the edit in the queue, for a retry. */
  id: string;
  message: string;
};

export type Decisions = {
  /** By record: the edit that was refused last and is still listed. */
  failed: ReadonlyMap<string, FailedDecision>;
  /** Records with an edit that nobody has answered. */
  waiting: ReadonlySet<string>;
};

/**
 * What the durable queue knows of edits by one row of the contract, by the records that they change: the truth in every
 * tab and after a reload.
 */
export function useDecisions(name: EndpointName): Decisions {
  const { failed, waiting, isOnline } = useQueueState();
  const open = useOpenGestures(true);
  const isStuck = waiting > 0 || !isOnline;
  return useMemo(
    () => ({
      failed: new Map(
        failed
          .filter(({ names }) => names?.includes(name))
          .flatMap(({ id, failure, targets = [] }) =>
            targets.map((key) => [key, { id, message: failure.message }] as const),
          ),
      ),
      waiting: new Set(
        isStuck ? open.filter(({ names }) => names?.includes(name)).flatMap(({ targets = [] }) => targets) : [],
      ),
    }),
    [failed, open, isStuck, name],
  );
}
