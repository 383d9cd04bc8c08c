"use client";

import { useMemo, useState } from "react";
import { formatCount } from "@/components/ui/format-time";
import type { Worklist } from "@/lib/client/data/worklist/use-worklist";
import { personName } from "@/lib/domain/person-name";
import { advanceFrom, stepFrom, type WorkStep, workCounts } from "@/lib/domain/worklist";
import { inspectionsCopy } from "../copy";
import { queueCopy } from "./copy";

/** Outcome of the last step: skipped inspections or a reached end, and the new position. */
export type StepReport = { notice: string; place: string };

type StepOptions = {
  worklist: Worklist;
  /** Current position; -1 while unknown. */
  current: number;
  onGo: (surveyKey: string, report: StepReport) => void;
};

/** Steps through the queue, decides, and reports what was skipped. */
export function useQueueSteps({ worklist, current, onGo }: StepOptions) {
  const { items, total } = worklist;
  const [report, setReport] = useState<StepReport>({ notice: "", place: "" });
  const states = useMemo(() => items.map(({ state }) => state), [items]);
  const follow = (step: WorkStep, endNotice: string) => {
    const target = step.at === null ? undefined : items[step.at];
    const skipped = step.skipped > 0 ? queueCopy.skipped(step.skipped) : "";
    const outcome = {
      notice: [skipped, target ? "" : endNotice].filter(Boolean).join(" "),
      place: target
        ? queueCopy.now(formatCount(target.position), formatCount(total), personName(target.survey.insured))
        : "",
    };
    setReport(outcome);
    if (target) onGo(target.survey.key, outcome);
  };
  return {
    states,
    report,
    step: (direction: 1 | -1) =>
      follow(stepFrom(states, current, direction), direction === 1 ? queueCopy.noneAfter : queueCopy.noneBefore),
    /** Reviews the current inspection and moves on at once; its row shows the outcome. */
    decide: () => {
      const item = items[current];
      if (!item) return;
      if (item.failure) worklist.retry(item.failure);
      const name = `${personName(item.survey.insured)}, ${item.survey.name || inspectionsCopy.unnamed}`;
      if (!item.failure) worklist.decide(item.survey, queueCopy.decideThe(name));
      follow(advanceFrom(states, current), queueCopy.finished(workCounts(states).taken));
    },
  };
}
