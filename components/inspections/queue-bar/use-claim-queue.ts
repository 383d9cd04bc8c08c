"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { announceLeaving } from "@/components/ui/page-leaving";
import { goBackTo } from "@/lib/client/data/worklist/history-entry";
import { keepOpenQueue, type OpenQueue } from "@/lib/client/data/worklist/open-queue";
import { useWorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import { useWorklist, type WorkItem } from "@/lib/client/data/worklist/use-worklist";
import { useBackend } from "@/lib/client/reads/use-backend";
import { INSPECTIONS_PATH } from "@/lib/domain/insured-paths";
import { advanceFrom, stepFrom } from "@/lib/domain/worklist";
import { queueCopy } from "../queue/copy";
import { type StepReport, useQueueSteps } from "../queue/use-queue-steps";
import { takeEntered } from "../queue-entrance";
import { claimPage, shownAt } from "./claim-step";

/** Expanded fields that a claim's page reads first. */
const INSURED_FIELDS = "property,project,survey";

/** Prefetches the page of another inspection. Returns a function that returns its path. */
function usePrefetchedClaim(item: WorkItem | null, isInRoom: boolean): () => string | null {
  const router = useRouter();
  const survey = item?.survey ?? null;
  const { rooms } = useWorkDetail(survey);
  useBackend("insured.get", survey ? { key: survey.insured.key, expandedFields: INSURED_FIELDS } : null);
  // Computed when called, because the claim's tab may change.
  const getPath = () => survey && claimPage(survey, { search: window.location.search, isInRoom }, rooms);
  const href = getPath();
  useEffect(() => {
    if (href !== null) router.prefetch(href);
  }, [router, href]);
  return getPath;
}

type ShownPage = { projectKey: string; isInRoom: boolean };
/** A step whose page is still loading; `from` is the path that it leaves. */
type Step = { surveyKey: string; from: string };

const isQueuePage = ({ pathname, searchParams }: URL) => pathname === INSPECTIONS_PATH && searchParams.has("queue");

/** Steps through the open queue from a claim's page; each step opens the same type of page for the next inspection. */
export function useClaimQueue(open: OpenQueue, { projectKey, isInRoom }: ShownPage) {
  const router = useRouter();
  const path = usePathname();
  const worklist = useWorklist(open.list, open.params, open.employeeKey);
  const { items } = worklist;
  const [last, setLast] = useState<Step | null>(null);
  const isOnItsWay = last !== null && last.from === path;
  const current = isOnItsWay
    ? items.findIndex(({ survey }) => survey.key === last.surveyKey)
    : shownAt(items, projectKey, open.at);

  const states = items.map(({ state }) => state);
  const itemAt = (index: number | null) => (index === null ? null : (items[index] ?? null));
  const next = itemAt(stepFrom(states, current, 1).at);
  const previous = itemAt(stepFrom(states, current, -1).at);
  const advance = itemAt(advanceFrom(states, current).at);
  const pages = new Map([
    [next, usePrefetchedClaim(next, isInRoom)],
    [previous, usePrefetchedClaim(previous, isInRoom)],
    [advance, usePrefetchedClaim(advance, isInRoom)],
  ]);

  const onGo = (surveyKey: string, { notice }: StepReport) => {
    const target = items.find(({ survey }) => survey.key === surveyKey);
    if (!target) return;
    // Offline, no other page can load, but the queue's page already has its data.
    const isOffline = !navigator.onLine;
    keepOpenQueue({ ...open, at: surveyKey, isMoved: true, notice: isOffline ? queueCopy.offline : notice });
    if (isOffline) {
      goBackTo(isQueuePage);
      return;
    }
    const href = pages.get(target)?.() ?? claimPage(target.survey, { search: window.location.search, isInRoom }, []);
    if (href === window.location.pathname + window.location.search) return;
    setLast({ surveyKey, from: path });
    announceLeaving(href);
    router.replace(href);
  };
  const { report, step, decide } = useQueueSteps({ worklist, current, onGo });

  /** Returns to the queue on its own history entry, so that the list is the entry before it. */
  const goBack = () => {
    if (goBackTo(isQueuePage)) return;
    // The queue gets a new history entry; the entry before it is this page instead of the list.
    takeEntered();
    const prefix = open.query === "" ? "?" : `${open.query}&`;
    const href = `${INSPECTIONS_PATH}${prefix}queue=${encodeURIComponent(open.at)}`;
    announceLeaving(href);
    router.push(href);
  };
  return { worklist, states, current, item: itemAt(current), isOnItsWay, report, step, decide, goBack };
}
