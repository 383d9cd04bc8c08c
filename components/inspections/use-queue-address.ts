"use client";

import { useCallback, useEffect, useRef } from "react";
import { useNavigationRetry } from "@/components/ui/use-navigation-retry";
import { goBackTo } from "@/lib/client/data/worklist/history-entry";
import { forgetWorklist } from "@/lib/client/data/worklist/worklist-memory";
import { INSPECTIONS_PATH } from "@/lib/domain/insured-paths";
import { takeEntered } from "./queue-entrance";

type Options = {
  isQueue: boolean;
  /** Writes the queue's position into the address, null for the list; resolves once written. */
  goInQueue: (surveyKey: string | null) => Promise<unknown>;
};

/**
 * Writes the queue's position into the address, and leaves the queue. Both are asynchronous: leaving waits for a
 * pending write and prevents further writes, which would reopen the queue on the list's history entry.
 */
export function useQueueAddress({ isQueue, goInQueue }: Options) {
  const written = useRef<Promise<unknown>>(Promise.resolve());
  const isLeaving = useRef(false);
  const noteArriving = useNavigationRetry();
  useEffect(() => {
    if (!isQueue) isLeaving.current = false;
  }, [isQueue]);
  /** A stable callback, because every queue row receives it. */
  const go = useCallback(
    (surveyKey: string) => {
      if (isLeaving.current || !isQueueEntry()) return;
      written.current = goInQueue(surveyKey);
      noteArriving(written.current);
    },
    [goInQueue, noteArriving],
  );
  const leave = async () => {
    isLeaving.current = true;
    await written.current;
    forgetWorklist();
    if (!takeEntered()) await goInQueue(null);
    else if (!goBackTo(isListEntry)) window.history.back();
  };
  return { go, leave: () => void leave() };
}

const isListEntry = ({ pathname, searchParams }: URL) => pathname === INSPECTIONS_PATH && !searchParams.has("queue");

/** Returns false after a history step whose page is not rendered yet. */
function isQueueEntry(): boolean {
  return new URLSearchParams(window.location.search).has("queue");
}
