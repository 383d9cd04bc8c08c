import type { ReactNode } from "react";
import { ErrorState } from "../feedback/error-state";
import { SkeletonSwitch } from "../feedback/skeleton-switch";
import { EarlierEvents, EventTimeline, EventTimelineSkeleton, type TimelineEvent } from "./event-timeline";

type PagesRead = {
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** Why the last read did not succeed. */
  error: { message: string } | undefined;
  loadMore: () => void;
  reload: () => void;
};

export type EventPagesProps = {
  /** Names the list. */
  label: string;
  events: readonly TimelineEvent[];
  /** How far they have been read. */
  pages: PagesRead;
  /** What reads the events before these. */
  earlierLabel: string;
  retryLabel: string;
  /** Said where there are no events. */
  empty: ReactNode;
};

/** A timeline that is read page by page: in grey at first, then what there is, with a way to what was before. */
export function EventPages(props: EventPagesProps) {
  const { events, pages, retryLabel } = props;
  const { reload } = pages;
  const failure = pages.error?.message;
  if (failure !== undefined && events.length === 0) {
    return <ErrorState message={failure} onRetry={reload} retryLabel={retryLabel} />;
  }
  return (
    <SkeletonSwitch isLoading={pages.isLoading} skeleton={<EventTimelineSkeleton />}>
      {() => (
        <>
          {events.length === 0 ? props.empty : <EventTimeline label={props.label} events={events} />}
          <EarlierEvents
            label={props.earlierLabel}
            retryLabel={retryLabel}
            hasMore={pages.hasMore}
            isLoading={pages.isLoadingMore}
            failure={failure}
            onMore={pages.loadMore}
            onRetry={reload}
          />
        </>
      )}
    </SkeletonSwitch>
  );
}
