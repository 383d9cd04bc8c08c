"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { PageHeader } from "@/components/ui/layout/page-header";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { useListChoices } from "@/components/ui/table/use-list-choices";
import { useSavedViews } from "@/components/ui/table/use-saved-views";
import { forgetOpenQueue } from "@/lib/client/data/worklist/open-queue";
import { forgetWorklist } from "@/lib/client/data/worklist/worklist-memory";
import { useEmployeeStore } from "@/lib/client/session/use-employee-store";
import { useSession } from "@/lib/client/session/use-session";
import { inspectionsCopy } from "./copy";
import { InspectionsList, type InspectionsListProps } from "./inspections-list";
import { noteEntered, takeEntered } from "./queue-entrance";
import { listParams, PAGE_SIZE, useInspectionsQuery, viewQuery } from "./use-inspections-query";
import { useQueueAddress } from "./use-queue-address";

/** The queue and its name load when the queue is opened. */
const queuePart = lazyPart(async () => {
  const [{ QueuePage }, { listName }] = await Promise.all([import("./queue/queue-page"), import("./list-name")]);
  return { Queue: QueuePage, listName };
});

export type InspectionsScreenProps = { viewSwitch: ReactNode } & Pick<InspectionsListProps, "EmailContents">;

/** All inspections of the employee's companies, as a list or a queue. `viewSwitch` is shown next to the title. */
export function InspectionsScreen({ viewSwitch, EmailContents }: InspectionsScreenProps) {
  const query = useInspectionsQuery();
  const { session } = useSession();
  const store = useEmployeeStore();
  const choices = useListChoices(store, "inspections");
  const saved = useSavedViews(store, "inspections");
  const isQueue = query.queue !== null;
  const part = useLazyPart(queuePart, isQueue);
  const address = useQueueAddress({ isQueue, goInQueue: query.goInQueue });
  /** The current row, where the queue starts. */
  const row = useRef<string | null>(null);
  // The list is on its own history entry, so a queue opened by address has no list behind it.
  useEffect(() => {
    if (isQueue) return;
    takeEntered();
    forgetOpenQueue();
  }, [isQueue]);

  if (query.queue === null) {
    return (
      <InspectionsList
        query={query}
        choices={choices}
        saved={saved}
        role={session?.effectiveRole ?? null}
        employeeKey={session?.employeeKey ?? null}
        viewSwitch={viewSwitch}
        EmailContents={EmailContents}
        row={row}
        onStart={(surveyKey) => {
          forgetWorklist();
          noteEntered();
          void query.startQueue(surveyKey);
        }}
      />
    );
  }
  if (!part || !session) return <PageHeader title={inspectionsCopy.title} titleAside={viewSwitch} />;
  const list = viewQuery(query);
  return (
    <part.Queue
      list={`${session.employeeKey} ${session.effectiveRole} ${list}`}
      params={{ ...listParams(query), limit: PAGE_SIZE }}
      query={list}
      name={part.listName(query, saved.views, list)}
      who={{ employeeKey: session.employeeKey, role: session.effectiveRole }}
      surveyKey={query.queue}
      choices={choices}
      viewSwitch={viewSwitch}
      onGo={address.go}
      onLeave={address.leave}
    />
  );
}
