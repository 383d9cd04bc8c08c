import { IDLE_COPY } from "./idle-copy";
import styles from "./idle-countdown.module.css";

/** The remaining seconds that screen readers announce, instead of every second. */
const SPOKEN_SECONDS = [10, 30, 60, 120];

/** Formats a time as "1:47", always with two digits of seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the text for screen readers, which changes only at the announced times. */
export function spokenText(secondsLeft: number): string {
  if (secondsLeft === 0) return IDLE_COPY.over;
  return IDLE_COPY.spoken(SPOKEN_SECONDS.find((seconds) => secondsLeft <= seconds) ?? secondsLeft);
}

/** Shows how long an idle session still lasts. */
export function IdleCountdown({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div className={styles.countdown}>
      <span className={styles.figure} role="timer" aria-live="off" aria-label={IDLE_COPY.left}>
        {clockText(secondsLeft)}
      </span>
      <span className={styles.unit} aria-hidden="true">
        {IDLE_COPY.unit}
      </span>
      <span className="visually-hidden" role="status">
        {spokenText(secondsLeft)}
      </span>
    </div>
  );
}
