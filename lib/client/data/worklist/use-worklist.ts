"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import type { SurveyListQuery } from "../../../contract/survey";
import type { SurveyListItem } from "../../../domain/entities";
import { isReviewable } from "../../../domain/survey-transitions";
import { type DecisionState, orderWith, type WorkState, workState } from "../../../domain/worklist";
import { browserQueue } from "../../queue/browser-queue";
import { markReviewed } from "../surveys/mark-reviewed";
import { type FailedDecision, useDecisions } from "./use-decisions";
import { useWorklistItems } from "./use-worklist-items";
import { keepWorklist, readWorklist, type WorklistMemory } from "./worklist-memory";

export type WorkItem = {
  survey: SurveyListItem;
  /** From 1. */
  position: number;
  state: WorkState;
  failure: FailedDecision | null;
};

export type Worklist = {
  items: readonly WorkItem[];
  /** The total, including items that are not read yet. */
  total: number;
  /** Whether all items have been read. */
  isComplete: boolean;
  /** ISO 8601 UTC. */
  startedAt: string;
  error: string | null;
  reload: () => Promise<void>;
  /** Marks a survey reviewed. `label` names the edit in messages. */
  decide: (survey: SurveyListItem, label: string) => void;
  retry: (failure: FailedDecision) => void;
};

const newMemory = (list: string): WorklistMemory => ({
  list,
  startedAt: new Date().toISOString(),
  order: [],
  decided: {},
});

/**
 * A list to work through: keeps its order while decided items leave the list, and survives a reload. `list` names the
 * list and its owner; another name starts another worklist.
 */
export function useWorklist(list: string, params: SurveyListQuery, employeeKey: string | null): Worklist {
  const [memory, setMemory] = useState(() => readWorklist(list) ?? newMemory(list));
  const isOtherList = memory.list !== list;
  if (isOtherList) setMemory(readWorklist(list) ?? newMemory(list));
  useEffect(() => keepWorklist(memory), [memory]);
  const setDecided = useCallback(
    (changed: (decided: WorklistMemory["decided"]) => WorklistMemory["decided"]) =>
      setMemory((current) => ({ ...current, decided: changed(current.decided) })),
    [],
  );
  const { decided } = memory;
  const read = useWorklistItems(params, (known) => Object.keys(decided).some((key) => !known.has(key)));
  const order = orderWith(
    memory.order,
    read.listed.map(({ key }) => key),
  );
  if (!isOtherList && order !== memory.order) setMemory({ ...memory, order });

  const { failed, waiting } = useDecisions("survey.markReviewed");
  const refused = Object.keys(decided).filter((key) => failed.has(key));
  if (!isOtherList && refused.length > 0) setDecided((before) => without(before, refused));
  useEffect(
    () =>
      onReviewed((key) =>
        setMemory((current) =>
          current.order.includes(key) ? { ...current, decided: withKey(current.decided, key) } : current,
        ),
      ),
    [],
  );

  const [cache] = useState(() => new Map<string, WorkItem>());
  const items = useMemo(() => {
    const known = order.flatMap((key) => read.records.get(key) ?? []);
    return known.map((survey, index) => {
      const failure = failed.get(survey.key) ?? null;
      const decision = failure ? "failed" : decisionOf(survey, decided[survey.key], waiting);
      const state = workState(survey.project, decision, employeeKey);
      return cachedItem(cache, { survey, position: index + 1, state, failure });
    });
  }, [order, read.records, decided, failed, waiting, employeeKey, cache]);

  const decide = useCallback(
    (survey: SurveyListItem, label: string) => {
      const { key } = survey;
      setDecided((before) => withKey(before, key));
      void markReviewed(key, label).then(({ status }) => {
        if (status === "failed") setDecided((before) => without(before, [key]));
      });
    },
    [setDecided],
  );
  const retry = useCallback(({ id }: FailedDecision) => void browserQueue().retry(id), []);
  return {
    items,
    total: read.isComplete ? items.length : Math.max(items.length, read.total ?? 0),
    isComplete: read.isComplete,
    startedAt: memory.startedAt,
    error: read.error,
    reload: read.reload,
    decide,
    retry,
  };
}

/** Returns null if an item was never decided, or has come back for review since. `decidedAt`: ISO 8601 UTC. */
function decisionOf(
  { key, project }: SurveyListItem,
  decidedAt: string | undefined,
  waiting: ReadonlySet<string>,
): DecisionState {
  if (decidedAt === undefined) return null;
  const isBack = isReviewable(project.status) && Date.parse(project.statusChangedAt) > Date.parse(decidedAt);
  if (isBack) return null;
  return waiting.has(key) ? "waiting" : "decided";
}

/** Reports every survey that is marked reviewed, including by a retry elsewhere. Returns the function that stops. */
function onReviewed(listener: (surveyKey: string) => void): () => void {
  return browserQueue().watch((event) => {
    if (event.type !== "answered" || event.name !== "survey.markReviewed") return;
    const key = (event.value as { key?: unknown } | null)?.key;
    if (typeof key === "string") listener(key);
  });
}

const withKey = (decided: WorklistMemory["decided"], key: string): WorklistMemory["decided"] =>
  decided[key] ? decided : { ...decided, [key]: new Date().toISOString() };

function without(decided: WorklistMemory["decided"], keys: readonly string[]): WorklistMemory["decided"] {
  return Object.fromEntries(Object.entries(decided).filter(([key]) => !keys.includes(key)));
}

/** Returns the same object for an unchanged item, so that only changed rows render again. */
function cachedItem(cache: Map<string, WorkItem>, item: WorkItem): WorkItem {
  const before = cache.get(item.survey.key);
  const isSame =
    before?.survey === item.survey &&
    before.position === item.position &&
    before.state === item.state &&
    before.failure?.id === item.failure?.id;
  if (before && isSame) return before;
  cache.set(item.survey.key, item);
  return item;
}
