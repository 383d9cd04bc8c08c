import type { ReactNode } from "react";
import { ErrorState } from "../feedback/error-state";
import { SkeletonSwitch } from "../feedback/skeleton-switch";
import { EarlierEvents, EventTimeline, EventTimelineSkeleton, type TimelineEvent } from "./event-timeline";

type PagesState = {
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** The error of the last read. */
  error: { message: string } | undefined;
  loadMore: () => void;
  reload: () => void;
};

export type EventPagesProps = {
  /** The accessible name. */
  label: string;
  events: readonly TimelineEvent[];
  /** The loading state of the pages. */
  pages: PagesState;
  /** The label of the button that loads earlier events. */
  earlierLabel: string;
  retryLabel: string;
  /** Shown if there are no events. */
  empty: ReactNode;
};

/** A timeline read page by page: a skeleton first, then the events with a button for earlier ones. */
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
