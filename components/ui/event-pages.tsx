import type { ReactNode } from "react";
import { ErrorState } from "./error-state";
import { EarlierEvents, EventTimeline, EventTimelineSkeleton, type TimelineEvent } from "./event-timeline";
import { SkeletonSwitch } from "./skeleton-switch";

export type EventPagesProps = {
  /** Names the list. */
  label: string;
  events: readonly TimelineEvent[];
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** Why the last read did not succeed. */
  failure: string | undefined;
  onMore: () => void;
  onRetry: () => void;
  /** What reads the events before these. */
  earlierLabel: string;
  retryLabel: string;
  /** Said where there are no events. */
  empty: ReactNode;
};

/** A timeline that is read page by page: in grey at first, then what there is, with a way to what was before. */
export function EventPages(props: EventPagesProps) {
  const { events, failure, onRetry, retryLabel } = props;
  if (failure !== undefined && events.length === 0) {
    return <ErrorState message={failure} onRetry={onRetry} retryLabel={retryLabel} />;
  }
  return (
    <SkeletonSwitch isLoading={props.isLoading} skeleton={<EventTimelineSkeleton />}>
      {() => (
        <>
          {events.length === 0 ? props.empty : <EventTimeline label={props.label} events={events} />}
          <EarlierEvents
            label={props.earlierLabel}
            retryLabel={retryLabel}
            hasMore={props.hasMore}
            isLoading={props.isLoadingMore}
            failure={failure}
            onMore={props.onMore}
            onRetry={onRetry}
          />
        </>
      )}
    </SkeletonSwitch>
  );
}
