"use client";

import { useCallback, useEffect, useState } from "react";
import { keepOpenQueue, type OpenQueue, readOpenQueue } from "@/lib/client/data/worklist/open-queue";
import type { Worklist } from "@/lib/client/data/worklist/use-worklist";

type Options = {
  worklist: Pick<Worklist, "items" | "isComplete">;
  /** State of the open queue for its claims' pages, without its position. */
  queue: Pick<OpenQueue, "list" | "name" | "params" | "query" | "employeeKey" | "role">;
  /** Key of the inspection in the address. */
  surveyKey: string;
  onGo: (surveyKey: string) => void;
};

/** Returns the queue's position on its own page, -1 while unknown; publishes the open queue for its claims' pages. */
export function useQueuePlace({ worklist: { items, isComplete }, queue, surveyKey, onGo }: Options) {
  // On return from a claim's page, the queue continues where that page stepped to. The address may show the older
  // position until the history settles, so the newer position applies until the next step.
  const [moved, setMoved] = useState(() => readMovedKey(queue.list));
  const currentSurveyKey = moved ?? surveyKey;
  const found = items.findIndex(({ survey }) => survey.key === currentSurveyKey);
  const first = items.findIndex(({ state }) => state === "open");
  // Falls back to the first open inspection if the list no longer contains the inspection of the address.
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

  const queueJson = JSON.stringify(queue);
  useEffect(() => {
    const published = JSON.parse(queueJson) as Options["queue"];
    keepOpenQueue({ ...published, at: currentSurveyKey, isMoved: currentSurveyKey !== surveyKey, notice: "" });
  }, [queueJson, currentSurveyKey, surveyKey]);
  return { current, go };
}

function readMovedKey(list: string): string | null {
  const open = readOpenQueue();
  return open?.isMoved && open.list === list ? open.at : null;
}
