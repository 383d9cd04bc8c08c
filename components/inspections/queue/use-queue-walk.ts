"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { wholeNumber } from "@/components/ui/format-time";
import type { Worklist } from "@/lib/client/worklist/use-worklist";
import { personName } from "@/lib/domain/person-name";
import { advanceFrom, stepFrom, type WorkStep } from "@/lib/domain/worklist";
import { inspectionsWords } from "../words";
import { queueWords } from "./words";

type WalkOptions = {
  worklist: Worklist;
  /** The key that the address has. */
  surveyKey: string;
  onGo: (surveyKey: string) => void;
};

/** Walks through the queue: where it stands, steps, decisions, and what is said of them. */
export function useQueueWalk({ worklist, surveyKey, onGo }: WalkOptions) {
  const { items, isComplete, total } = worklist;
  const [said, setSaid] = useState({ notice: "", place: "" });
  const found = items.findIndex(({ survey }) => survey.key === surveyKey);
  const first = items.findIndex(({ state }) => state === "open");
  // An address of a list that has lost the item by now: the queue begins where something is to be decided.
  const current = found >= 0 || !isComplete ? found : Math.max(0, first);
  const currentKey = items[current]?.survey.key;
  const go = useRef(onGo);
  useEffect(() => {
    go.current = onGo;
  });
  useEffect(() => {
    if (currentKey !== undefined && currentKey !== surveyKey) go.current(currentKey);
  }, [currentKey, surveyKey]);

  const states = useMemo(() => items.map(({ state }) => state), [items]);
  const say = (step: WorkStep, none: string) => {
    const item = step.at === null ? undefined : items[step.at];
    const skipped = step.skipped > 0 ? queueWords.skipped(step.skipped) : "";
    setSaid({
      notice: [skipped, item ? "" : none].filter(Boolean).join(" "),
      place: item
        ? queueWords.now(wholeNumber(item.position), wholeNumber(total), personName(item.survey.insured))
        : "",
    });
  };
  const follow = (step: WorkStep, none: string) => {
    say(step, none);
    const target = step.at === null ? undefined : items[step.at];
    if (target) onGo(target.survey.key);
  };
  return {
    current,
    states,
    /** `notice`: what was skipped, and that an end was reached; `place`: where the last step led. */
    said,
    step: (direction: 1 | -1) =>
      follow(stepFrom(states, current, direction), direction === 1 ? queueWords.noneAfter : queueWords.noneBefore),
    /** Decides about the current one and goes on at once; what becomes of it shows in its row. */
    decide: () => {
      const item = items[current];
      if (!item) return;
      if (item.failure) worklist.retry(item.failure);
      const name = `${personName(item.survey.insured)}, ${item.survey.name || inspectionsWords.unnamed}`;
      if (!item.failure) worklist.decide(item.survey, queueWords.decideThe(name));
      follow(advanceFrom(states, current), queueWords.finished);
    },
  };
}
