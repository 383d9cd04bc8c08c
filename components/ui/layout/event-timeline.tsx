import type { ReactNode } from "react";
import { Button } from "../button";
import { classNames } from "../class-names";
import { Notice } from "../feedback/notice";
import { Skeleton } from "../feedback/skeleton";
import styles from "./event-timeline.module.css";

export type TimelineEvent = {
  id: string;
  /** 14 px in a ring of 24 px. */
  icon: ReactNode;
  /** The event in one sentence; `strong` marks the actor and the object. */
  text: ReactNode;
  /** A quieter line below. */
  detail?: ReactNode;
  time: ReactNode;
};

/** Events in the given order, joined by a line. */
export function EventTimeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {events.map(({ id, icon, text, detail, time }) => (
        <li key={id} className={styles.event}>
          <span className={styles.mark} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.text} dir="auto">
            {text}
            {detail ? <span className={styles.detail}>{detail}</span> : null}
          </span>
          <span className={styles.time}>{time}</span>
        </li>
      ))}
    </ol>
  );
}

const WIDTHS = ["62%", "48%", "55%"];

export function EventTimelineSkeleton() {
  return (
    <div className={styles.timeline} aria-hidden="true">
      {WIDTHS.map((width) => (
        <div key={width} className={classNames(styles.event, styles.waiting)}>
          <Skeleton width={24} height={24} radius="50%" />
          <Skeleton width={width} height={12} />
        </div>
      ))}
    </div>
  );
}

type EarlierProps = {
  label: string;
  retryLabel: string;
  hasMore: boolean;
  isLoading: boolean;
  /** The error of the last read; earlier results stay. */
  failure: string | undefined;
  onMore: () => void;
  onRetry: () => void;
};

/** Loads earlier events under a timeline. The same button retries after a failure, so that the focus stays on it. */
export function EarlierEvents(props: EarlierProps) {
  const { failure } = props;
  if (!props.hasMore && failure === undefined) return null;
  return (
    <>
      {failure === undefined ? null : (
        <Notice tone="bad" isUrgent>
          {failure}
        </Notice>
      )}
      <Button size="sm" onClick={failure === undefined ? props.onMore : props.onRetry} isLoading={props.isLoading}>
        {failure === undefined ? props.label : props.retryLabel}
      </Button>
    </>
  );
}
