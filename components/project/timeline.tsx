"use client";

import Link from "next/link";
import { EventPages } from "@/components/ui/layout/event-pages";
import type { TimelineEvent } from "@/components/ui/layout/event-timeline";
import { buildTimelineEvent } from "@/components/ui/layout/timeline-event";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { activityCopy } from "@/lib/client/data/activity/copy";
import { useActivityExport } from "@/lib/client/data/activity/use-activity-export";
import { useActivityPeople } from "@/lib/client/data/activity/use-activity-people";
import { useActivityQuery } from "@/lib/client/data/activity/use-activity-query";
import { exportCopy } from "@/lib/client/data/exports/copy";
import { useBackendPages } from "@/lib/client/reads/use-backend-pages";
import { TIMELINE_KINDS } from "@/lib/domain/activity-kinds";
import { activityText } from "@/lib/domain/activity-text";
import type { Activity } from "@/lib/domain/entities";
import { regionReviewPath } from "@/lib/domain/insured-paths";
import { overviewCopy } from "./parts/copy";
import styles from "./parts/overview.module.css";
import type { Claim } from "./parts/use-claim";

const PAGE_SIZE = 20;
const QUERY_NAMES = { kind: "happened", days: "days", person: "by" };

const toolsPart = lazyPart(() => import("@/components/ui/layout/event-tools").then(({ EventTools }) => EventTools));

/** The activity of a claim, newest first, with filters by kind, days and person, and an export. */
export function Timeline({ claim, now }: { claim: Claim; now: number }) {
  const { key: projectKey } = claim.project;
  const query = useActivityQuery(TIMELINE_KINDS, QUERY_NAMES);
  const request = { ...query.params, projectKey };
  const list = useBackendPages("activity.list", { ...request, limit: PAGE_SIZE }, "activities");
  const isAll = !query.isNarrowed && !list.hasMore;
  const people = useActivityPeople({ projectKey }, list.items, { isAll, person: query.person });
  const { exportAll, progress } = useActivityExport();
  const Tools = useLazyPart(toolsPart, true);
  const isEmpty = !query.isNarrowed && list.items.length === 0 && !list.isLoading && !list.error;
  return (
    <>
      {isEmpty ? null : (
        <div className={styles.timelineTools} data-print={query.isNarrowed ? undefined : "none"}>
          {Tools ? (
            <Tools
              filters={[...query.filters, query.personFilter(people)]}
              exportLabel={progress || exportCopy.exportAll}
              isExporting={progress !== null}
              onExport={() => void exportAll(request)}
            />
          ) : null}
        </div>
      )}
      <EventPages
        label={overviewCopy.timeline}
        events={list.items.map((activity) => eventOf(activity, claim, now))}
        pages={list}
        earlierLabel={overviewCopy.timelineMore}
        retryLabel={overviewCopy.retry}
        empty={<p className={styles.none}>{query.isNarrowed ? activityCopy.noneOfThese : overviewCopy.noActivity}</p>}
      />
    </>
  );
}

function eventOf(activity: Activity, { insured, project, regions }: Claim, now: number): TimelineEvent {
  const { glyph, verb, object, reason } = activityText(activity);
  const { regionKey, regionName } = activity.detail ?? {};
  // A deleted room is named without a link.
  const room = object === regionName ? regions?.find(({ key }) => key === regionKey) : undefined;
  return buildTimelineEvent({
    id: activity.key,
    glyph,
    actor: activity.actorName,
    verb,
    object: (
      <>
        {object && room ? (
          <>
            {" "}
            <Link className={styles.room} href={regionReviewPath(insured.key, project.key, room.key)}>
              {object}
            </Link>
          </>
        ) : null}
        {object && !room ? <strong> {object}</strong> : null}
      </>
    ),
    reason,
    iso: activity.createdAt,
    now,
  });
}
