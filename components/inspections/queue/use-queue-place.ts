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

/** Position of the queue on its own page, -1 while unknown; also publishes the open queue for its claims' pages. */
export function useQueuePlace({ worklist: { items, isComplete }, queue, surveyKey, onGo }: Options) {
  // On return from a claim's page, the queue continues where that page stepped to. The address may show the older place
  // until the history settles, so the newer place applies until the next step.
  const [moved, setMoved] = useState(() => movedTo(queue.list));
  const currentSurveyKey = moved ?? surveyKey;
  const found = items.findIndex(({ survey }) => survey.key === currentSurveyKey);
  const first = items.findIndex(({ state }) => state === "open");
  // The list no longer holds the inspection of the address.
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
    const published = JSON.parse(text) as Options["queue"];
    keepOpenQueue({ ...published, at: currentSurveyKey, isMoved: currentSurveyKey !== surveyKey, notice: "" });
  }, [text, currentSurveyKey, surveyKey]);
  return { current, go };
}

function movedTo(list: string): string | null {
  const open = readOpenQueue();
  return open?.isMoved && open.list === list ? open.at : null;
}
