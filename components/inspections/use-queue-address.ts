"use client";

import { useCallback, useEffect, useRef } from "react";
import { useNavigationRetry } from "@/components/ui/use-navigation-retry";
import { goBackTo } from "@/lib/client/data/worklist/history-entry";
import { forgetWorklist } from "@/lib/client/data/worklist/worklist-memory";
import { INSPECTIONS_PATH } from "@/lib/domain/insured-paths";
import { takeEntered } from "./queue-entrance";

type Options = {
  isQueue: boolean;
  /** Writes into the address where the queue stands, null for the list; fulfilled once it is written. */
  goInQueue: (surveyKey: string | null) => Promise<unknown>;
};

/**
 * Where the queue stands in the address, and the way out. The address is written a moment after somebody has asked for
 * it, and a step of the history takes a moment too: what is on its way is written before the queue is left, and nothing
 * after that, or it would stand on the list's own entry of the history and bring the queue back.
 */
export function useQueueAddress({ isQueue, goInQueue }: Options) {
  const written = useRef<Promise<unknown>>(Promise.resolve());
  const isLeaving = useRef(false);
  const noteArriving = useNavigationRetry();
  useEffect(() => {
    if (!isQueue) isLeaving.current = false;
  }, [isQueue]);
  /** Kept: every row of the queue has it. */
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

/** Not so once the browser has gone back or on and the page of that entry is still to be drawn. */
function isQueueEntry(): boolean {
  return new URLSearchParams(window.location.search).has("queue");
}
