"use client";

import { useCallback, useEffect, useState } from "react";
import { keepOpenQueue, type OpenQueue, readOpenQueue } from "@/lib/client/data/worklist/open-queue";
import type { Worklist } from "@/lib/client/data/worklist/use-worklist";

type Options = {
  worklist: Pick<Worklist, "items" | "isComplete">;
  /** What is told to the pages of its claims, less where it stands. */
  queue: Pick<OpenQueue, "list" | "name" | "params" | "query" | "employeeKey" | "role">;
  /** The key that the address has. */
  surveyKey: string;
  onGo: (surveyKey: string) => void;
};

/** Where the queue stands on its own page, -1 while nobody knows; and that it is open, for the pages of its claims. */
export function useQueuePlace({ worklist: { items, isComplete }, queue, surveyKey, onGo }: Options) {
  // Led on from a claim's page: come back to, the queue stands where it was led to, and not where it was left. The
  // address may fall back to the old one while the way back is still under way, so it holds until somebody goes on.
  const [moved, setMoved] = useState(() => movedTo(queue.list));
  const wanted = moved ?? surveyKey;
  const found = items.findIndex(({ survey }) => survey.key === wanted);
  const first = items.findIndex(({ state }) => state === "open");
  // An address of a list that has lost the item by now: the queue begins where something is to be decided.
  const current = found >= 0 || !isComplete ? found : Math.max(0, first);
  const currentKey = items[current]?.survey.key;
  const go = useCallback(
    (key: string) => {
      setMoved((before) => (before === key ? before : null));
      onGo(key);
    },
    [onGo],
  );
  useEffect(() => {
    if (currentKey !== undefined && currentKey !== surveyKey) onGo(currentKey);
  }, [currentKey, surveyKey, onGo]);

  const text = JSON.stringify(queue);
  useEffect(() => {
    const told = JSON.parse(text) as Options["queue"];
    keepOpenQueue({ ...told, at: wanted, isMoved: wanted !== surveyKey, notice: "" });
  }, [text, wanted, surveyKey]);
  return { current, go };
}

function movedTo(list: string): string | null {
  const open = readOpenQueue();
  return open?.isMoved && open.list === list ? open.at : null;
}
