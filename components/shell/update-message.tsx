import { RotateCw } from "lucide-react";
import type { UpdateView } from "@/lib/client/update/update-rule";
import { AUTO_RELOAD_COUNTDOWN_SECONDS } from "@/lib/domain/constants";
import { UPDATE_COPY } from "./update-copy";
import styles from "./update-message.module.css";

export type UpdateMessageProps = { view: NonNullable<UpdateView> };

/** Shows the countdown as a ring and as text, or that the countdown has stopped. */
export function UpdateMessage({ view: { secondsLeft, isLeaving } }: UpdateMessageProps) {
  const text = isLeaving ? UPDATE_COPY.saving : secondsLeft === null ? UPDATE_COPY.stopped : null;
  return (
    <div className={styles.message}>
      <div className={styles.ring}>
        <svg viewBox="0 0 48 48" className={styles.dial} aria-hidden="true">
          <circle className={styles.track} cx="24" cy="24" r="21" />
          {secondsLeft === null ? null : (
            <circle
              className={styles.rest}
              cx="24"
              cy="24"
              r="21"
              pathLength={AUTO_RELOAD_COUNTDOWN_SECONDS}
              strokeDasharray={`${secondsLeft} ${AUTO_RELOAD_COUNTDOWN_SECONDS}`}
            />
          )}
        </svg>
        <span className={styles.figure} aria-hidden="true">
          {secondsLeft === null ? <RotateCw size={20} strokeWidth={1.75} /> : secondsLeft}
        </span>
      </div>
      {secondsLeft === null ? (
        <p className={styles.text} aria-live="polite">
          {text}
        </p>
      ) : (
        // Announced when focused, not every second.
        <p className={styles.text} role="timer" aria-live="off">
          {UPDATE_COPY.counts(secondsLeft)}
        </p>
      )}
    </div>
  );
}
