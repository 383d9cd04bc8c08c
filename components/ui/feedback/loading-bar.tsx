import styles from "./loading-bar.module.css";

/** An indeterminate progress bar at the top of its container; the label is also read aloud. */
export function LoadingBar({ label }: { label: string }) {
  return (
    <div className={styles.bar}>
      <progress className="visually-hidden" aria-label={label} />
      <div className={styles.track} aria-hidden="true">
        <div className={styles.run} />
      </div>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
