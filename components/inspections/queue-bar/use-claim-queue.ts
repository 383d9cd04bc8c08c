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
import { type Said, useQueueWalk } from "../queue/use-queue-walk";
import { takeEntered } from "../queue-entrance";
import { claimPage, shownAt } from "./claim-step";

/** What a claim's page reads first. */
const INSURED_FIELDS = "property,project,survey";

/** Reads what the page of another inspection will read, before it is asked for; answers where that page is, when asked. */
function useClaimAhead(item: WorkItem | null, isInRoom: boolean): () => string | null {
  const router = useRouter();
  const survey = item?.survey ?? null;
  const { rooms } = useWorkDetail(survey);
  useBackend("insured.get", survey ? { key: survey.insured.key, expandedFields: INSURED_FIELDS } : null);
  // The tab of the claim may change meanwhile.
  const pageNow = () => survey && claimPage(survey, { search: window.location.search, isInRoom }, rooms);
  const href = pageNow();
  useEffect(() => {
    if (href !== null) router.prefetch(href);
  }, [router, href]);
  return pageNow;
}

type Place = { projectKey: string; isInRoom: boolean };
/** A step whose page is not there yet: `from` is the path that it leaves. */
type Step = { surveyKey: string; from: string };

const isQueuePage = ({ pathname, searchParams }: URL) => pathname === INSPECTIONS_PATH && searchParams.has("queue");

/** Leads through the open queue from a page of one of its claims: each step opens the same kind of page of the next. */
export function useClaimQueue(open: OpenQueue, { projectKey, isInRoom }: Place) {
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
  const itemAt = (at: number | null) => (at === null ? null : (items[at] ?? null));
  const next = itemAt(stepFrom(states, current, 1).at);
  const previous = itemAt(stepFrom(states, current, -1).at);
  const advance = itemAt(advanceFrom(states, current).at);
  const pages = new Map([
    [next, useClaimAhead(next, isInRoom)],
    [previous, useClaimAhead(previous, isInRoom)],
    [advance, useClaimAhead(advance, isInRoom)],
  ]);

  const onGo = (surveyKey: string, { notice }: Said) => {
    const target = items.find(({ survey }) => survey.key === surveyKey);
    if (!target) return;
    // Without a network no other page can be had; the queue's own has all that it needs.
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
  const { said, step, decide } = useQueueWalk({ worklist, current, onGo });

  /** To the queue, on the entry of the history that is its own, so that leaving it still finds the list behind it. */
  const goBack = () => {
    if (goBackTo(isQueuePage)) return;
    // Another entry, which has this page behind it, and not the list.
    takeEntered();
    const mark = open.query === "" ? "?" : `${open.query}&`;
    const href = `${INSPECTIONS_PATH}${mark}queue=${encodeURIComponent(open.at)}`;
    announceLeaving(href);
    router.push(href);
  };
  return { worklist, states, current, item: itemAt(current), isOnItsWay, said, step, decide, goBack };
}
