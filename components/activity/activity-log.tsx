"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { EventPages } from "@/components/ui/layout/event-pages";
import { EventTools } from "@/components/ui/layout/event-tools";
import page from "@/components/ui/layout/record-page.module.css";
import { useNow } from "@/components/ui/use-now";
import { may } from "@/lib/access/permissions";
import { activityCopy } from "@/lib/client/data/activity/copy";
import { useActivityExport } from "@/lib/client/data/activity/use-activity-export";
import { useActivityPeople } from "@/lib/client/data/activity/use-activity-people";
import { useActivityQuery } from "@/lib/client/data/activity/use-activity-query";
import { exportCopy } from "@/lib/client/data/exports/copy";
import { useBackendPages } from "@/lib/client/reads/use-backend-pages";
import { useSession } from "@/lib/client/session/use-session";
import { ACTIVITY_KIND_NAMES } from "@/lib/domain/activity-kinds";
import { activityEvent } from "./activity-event";
import { activityLogCopy as copy } from "./copy";

const PAGE_SIZE = 20;
const IN_THE_ADDRESS = { kind: "kind", days: "days", person: "by" };

/** Whose activity: one person's, or a company's. */
export type ActivityOf = { employeeKey: string } | { companyKey: string };

/** The activity of a person or a company, for roles that may see it; newest first. */
export function ActivityLog({ of }: { of: ActivityOf }) {
  const { session } = useSession();
  return session && may(session.effectiveRole, "viewActivityOfOthers") ? <Log of={of} /> : null;
}

function Log({ of }: { of: ActivityOf }) {
  const id = useId();
  const now = useNow();
  const query = useActivityQuery(ACTIVITY_KIND_NAMES, IN_THE_ADDRESS);
  const params = { ...query.params, ...of };
  const { exportAll, progress } = useActivityExport();
  const list = useBackendPages("activity.list", { ...params, limit: PAGE_SIZE }, "activities");
  const isOfOne = "employeeKey" in of;
  const isAll = isOfOne || (!query.isNarrowed && !list.hasMore);
  const people = useActivityPeople(isOfOne ? {} : of, list.items, { isAll, person: query.person });
  const none = query.isNarrowed ? (
    <EmptyState
      sentence={activityCopy.noneOfThese}
      action={<Button onClick={query.clear}>{activityCopy.showAll}</Button>}
    />
  ) : (
    <EmptyState sentence={copy.none} />
  );
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <EventTools
        filters={isOfOne ? query.filters : [...query.filters, query.personFilter(people)]}
        exportLabel={progress || exportCopy.exportAll}
        isExporting={progress !== null}
        onExport={() => void exportAll(params)}
      />
      <EventPages
        label={copy.list}
        events={list.items.map((activity) => activityEvent(activity, now))}
        pages={list}
        earlierLabel={copy.earlier}
        retryLabel={copy.retry}
        empty={none}
      />
    </section>
  );
}
