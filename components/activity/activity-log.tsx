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
const QUERY_PARAM_NAMES = { kind: "kind", days: "days", person: "by" };

/** The employee or company whose activity is shown. */
export type ActivityOf = { employeeKey: string } | { companyKey: string };

/** The activity of an employee or a company, for roles that may see it; newest first. */
export function ActivityLog({ of }: { of: ActivityOf }) {
  const { session } = useSession();
  return session && may(session.effectiveRole, "viewActivityOfOthers") ? <Log of={of} /> : null;
}

function Log({ of }: { of: ActivityOf }) {
  const id = useId();
  const now = useNow();
  const query = useActivityQuery(ACTIVITY_KIND_NAMES, QUERY_PARAM_NAMES);
  const params = { ...query.params, ...of };
  const { exportAll, progress } = useActivityExport();
  const list = useBackendPages("activity.list", { ...params, limit: PAGE_SIZE }, "activities");
  const isOfEmployee = "employeeKey" in of;
  const isAll = isOfEmployee || (!query.isNarrowed && !list.hasMore);
  const people = useActivityPeople(isOfEmployee ? {} : of, list.items, { isAll, person: query.person });
  const emptyState = query.isNarrowed ? (
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
        filters={isOfEmployee ? query.filters : [...query.filters, query.personFilter(people)]}
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
        empty={emptyState}
      />
    </section>
  );
}
