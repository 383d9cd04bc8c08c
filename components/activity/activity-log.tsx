"use client";

import { CalendarDays, Download, ListFilter } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { ChoiceFilter } from "@/components/ui/choice-filter";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { EarlierEvents, EventTimeline, EventTimelineSkeleton } from "@/components/ui/event-timeline";
import page from "@/components/ui/record-page.module.css";
import { SkeletonSwitch } from "@/components/ui/skeleton-switch";
import { useNow } from "@/components/ui/use-now";
import { may } from "@/lib/access/permissions";
import { useActivityExport } from "@/lib/client/activity/use-activity-export";
import { activityWords } from "@/lib/client/activity/words";
import { exportWords } from "@/lib/client/exports/words";
import { useSession } from "@/lib/client/session/use-session";
import { useBackendPages } from "@/lib/client/use-backend-pages";
import { ACTIVITY_KIND_NAMES } from "@/lib/domain/activity-kinds";
import { activityEvent } from "./activity-event";
import styles from "./activity-log.module.css";
import { DAY_COUNTS, useActivityQuery } from "./use-activity-query";
import { activityLogWords as words } from "./words";

const PAGE_SIZE = 20;
const KINDS = ACTIVITY_KIND_NAMES.map((value) => ({ value, label: activityWords.kinds[value] }));
const DAYS = DAY_COUNTS.map((count) => ({ value: String(count), label: words.lastDays(count) }));

/** Whose activity: one person's, or all that happened in a company. */
export type ActivityOf = { employeeKey: string } | { companyKey: string };

/** What a person did, or what happened in a company, for those who may see it; newest first. */
export function ActivityLog({ of }: { of: ActivityOf }) {
  const { session } = useSession();
  return session && may(session.effectiveRole, "viewActivityOfOthers") ? <Log of={of} /> : null;
}

function Log({ of }: { of: ActivityOf }) {
  const id = useId();
  const query = useActivityQuery();
  const asked = { ...query.params, ...of };
  const { exportAll, progress } = useActivityExport();
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <div className={styles.tools} data-print={query.kind === null && query.days === null ? "none" : undefined}>
        <ChoiceFilter
          label={activityWords.kind}
          icon={<ListFilter aria-hidden="true" />}
          anyLabel={activityWords.everyKind}
          choices={KINDS}
          value={query.kind}
          onValueChange={query.setKind}
        />
        <ChoiceFilter
          label={words.days}
          icon={<CalendarDays aria-hidden="true" />}
          anyLabel={words.everyDay}
          choices={DAYS}
          value={query.days === null ? null : String(query.days)}
          onValueChange={(chosen) => query.setDays(DAY_COUNTS.find((count) => String(count) === chosen) ?? null)}
        />
        <span className={styles.export}>
          <Button
            size="sm"
            variant="ghost"
            icon={<Download aria-hidden="true" />}
            isLoading={progress !== null}
            onClick={() => void exportAll(asked)}
          >
            {progress || exportWords.exportAll}
          </Button>
        </span>
      </div>
      <Events asked={asked} showAll={query.kind === null && query.days === null ? null : query.clear} />
    </section>
  );
}

type EventsProps = { asked: ReturnType<typeof useActivityQuery>["params"] & ActivityOf; showAll: (() => void) | null };

function Events({ asked, showAll }: EventsProps) {
  const now = useNow();
  const list = useBackendPages("activity.list", { ...asked, limit: PAGE_SIZE }, "activities");
  if (list.error && list.items.length === 0) {
    return <ErrorState message={list.error.message} onRetry={list.reload} retryLabel={words.retry} />;
  }
  return (
    <SkeletonSwitch isLoading={list.isLoading} skeleton={<EventTimelineSkeleton />}>
      {() => (
        <>
          {list.items.length === 0 ? (
            <EmptyState
              sentence={showAll ? words.noneOfThese : words.none}
              action={showAll ? <Button onClick={showAll}>{words.showAll}</Button> : undefined}
            />
          ) : (
            <EventTimeline label={words.list} events={list.items.map((activity) => activityEvent(activity, now))} />
          )}
          <EarlierEvents
            label={words.earlier}
            retryLabel={words.retry}
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
