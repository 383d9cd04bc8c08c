import styles from "./spinner.module.css";

/** Decoration only: the text next to the spinner describes the activity. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
