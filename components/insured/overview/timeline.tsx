"use client";

import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Glyph } from "@/components/ui/glyph";
import { Skeleton } from "@/components/ui/skeleton";
import { SkeletonSwitch } from "@/components/ui/skeleton-switch";
import { TimeText } from "@/components/ui/time-text";
import { useBackendPages } from "@/lib/client/use-backend-pages";
import type { Activity } from "@/lib/domain/entities";
import { activityText } from "./activity-text";
import styles from "./timeline.module.css";
import { overviewWords } from "./words";

const PAGE_SIZE = 20;

/** What happened on a claim, newest first. */
export function Timeline({ projectKey, now }: { projectKey: string; now: number }) {
  const list = useBackendPages("activity.list", { projectKey, sort: "-createdAt", limit: PAGE_SIZE }, "activities");
  if (list.error && list.items.length === 0) {
    return <ErrorState message={list.error.message} onRetry={list.reload} retryLabel={overviewWords.retry} />;
  }
  return (
    <SkeletonSwitch isLoading={list.isLoading} skeleton={<TimelineSkeleton />}>
      {() => (
        <>
          {list.items.length === 0 ? <p className={styles.none}>{overviewWords.noActivity}</p> : null}
          <ol className={styles.timeline}>
            {list.items.map((activity) => (
              <TimelineItem key={activity.key} activity={activity} now={now} />
            ))}
          </ol>
          {list.hasMore ? (
            <Button size="sm" onClick={list.loadMore} isLoading={list.isLoadingMore}>
              {overviewWords.timelineMore}
            </Button>
          ) : null}
        </>
      )}
    </SkeletonSwitch>
  );
}

function TimelineItem({ activity, now }: { activity: Activity; now: number }) {
  const { glyph, verb, object } = activityText(activity);
  return (
    <li>
      <span className={styles.mark}>
        <Glyph name={glyph} />
      </span>
      <span className={styles.text}>
        <strong>{activity.actorName}</strong> {verb}
        {object ? <strong> {object}</strong> : null}
      </span>
      <span className={styles.time}>
        <TimeText iso={activity.createdAt} now={now} as="event" />
      </span>
    </li>
  );
}

function TimelineSkeleton() {
  return (
    <div className={styles.timeline}>
      {["62%", "48%", "55%"].map((width) => (
        <div key={width} className={styles.skeleton}>
          <Skeleton width={24} height={24} radius="50%" />
          <Skeleton width={width} height={12} />
        </div>
      ))}
    </div>
  );
}
