"use client";

import { useMemo } from "react";
import type { EndpointName } from "../../../contract/endpoints";
import { useOpenGestures } from "../../queue/use-open-gestures";
import { useQueueState } from "../../queue/use-queue-state";

export type FailedDecision = {
  /** The id of the edit in the queue, for a retry. */
  id: string;
  message: string;
};

export type Decisions = {
  /** The last refused edit of each record. */
  failed: ReadonlyMap<string, FailedDecision>;
  /** Records with an unanswered edit. */
  waiting: ReadonlySet<string>;
};

/** Returns the state of the queued edits of one row, by record; correct in every tab and after a reload. */
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
