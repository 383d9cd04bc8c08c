import styles from "./loading-bar.module.css";

/** A bar without a known end, at the top of what it stands in; the label is what it says. */
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
