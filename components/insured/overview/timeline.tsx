"use client";

import Link from "next/link";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { ErrorState } from "@/components/ui/error-state";
import {
  EarlierEvents,
  EventTimeline,
  EventTimelineSkeleton,
  type TimelineEvent,
} from "@/components/ui/event-timeline";
import { Glyph } from "@/components/ui/glyph";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { quoted } from "@/components/ui/quoted";
import { SkeletonSwitch } from "@/components/ui/skeleton-switch";
import { TimeText } from "@/components/ui/time-text";
import { activityWords } from "@/lib/client/activity/words";
import { type BackendPages, useBackendPages } from "@/lib/client/use-backend-pages";
import { subjectsOf, TIMELINE_KINDS } from "@/lib/domain/activity-kinds";
import { activityText } from "@/lib/domain/activity-text";
import type { Activity } from "@/lib/domain/entities";
import { regionReviewPath } from "@/lib/domain/insured-paths";
import styles from "./overview.module.css";
import type { Claim } from "./use-claim";
import { overviewWords } from "./words";

const PAGE_SIZE = 20;

const toolsPart = lazyPart(() => import("./timeline-tools").then(({ TimelineTools }) => TimelineTools));

/** What happened on a claim, newest first: all of it or of one kind, here or as a file. */
export function Timeline({ claim, now }: { claim: Claim; now: number }) {
  const [kind, setKind] = useQueryState(
    "happened",
    parseAsStringLiteral(TIMELINE_KINDS).withOptions({ history: "push" }),
  );
  const asked = { projectKey: claim.project.key, sort: "-createdAt", ...subjectsOf(kind) };
  const list = useBackendPages("activity.list", { ...asked, limit: PAGE_SIZE }, "activities");
  const Tools = useLazyPart(toolsPart, true);
  const isNothing = kind === null && list.items.length === 0 && !list.isLoading && !list.error;
  return (
    <>
      {isNothing ? null : (
        <div className={styles.timelineTools} data-print={kind === null ? "none" : undefined}>
          {Tools ? <Tools kind={kind} onKindChange={(chosen) => void setKind(chosen)} asked={asked} /> : null}
        </div>
      )}
      <Events
        list={list}
        none={kind === null ? overviewWords.noActivity : activityWords.noneOfKind}
        eventOf={(activity) => eventOf(activity, claim, now)}
      />
    </>
  );
}

type EventsProps = {
  list: BackendPages<Activity>;
  none: string;
  eventOf: (activity: Activity) => TimelineEvent;
};

function Events({ list, none, eventOf }: EventsProps) {
  if (list.error && list.items.length === 0) {
    return <ErrorState message={list.error.message} onRetry={list.reload} retryLabel={overviewWords.retry} />;
  }
  return (
    <SkeletonSwitch isLoading={list.isLoading} skeleton={<EventTimelineSkeleton />}>
      {() => (
        <>
          {list.items.length === 0 ? (
            <p className={styles.none}>{none}</p>
          ) : (
            <EventTimeline label={overviewWords.timeline} events={list.items.map(eventOf)} />
          )}
          <EarlierEvents
            label={overviewWords.timelineMore}
            retryLabel={overviewWords.retry}
            hasMore={list.hasMore}
            isLoading={list.isLoadingMore}
            failure={list.error?.message}
            onMore={list.loadMore}
            onRetry={list.reload}
          />
        </>
      )}
    </SkeletonSwitch>
  );
}

function eventOf(activity: Activity, { insured, project, regions }: Claim, now: number): TimelineEvent {
  const { glyph, verb, object, reason } = activityText(activity);
  const { regionKey, regionName } = activity.detail ?? {};
  // A room that is gone is named, and leads nowhere.
  const room = object === regionName ? regions?.find(({ key }) => key === regionKey) : undefined;
  return {
    id: activity.key,
    icon: <Glyph name={glyph} />,
    text: (
      <>
        <strong>{activity.actorName}</strong> {verb}
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
    detail: reason === null ? undefined : quoted(reason),
    time: <TimeText iso={activity.createdAt} now={now} as="event" />,
  };
}
