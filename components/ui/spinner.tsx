import styles from "./spinner.module.css";

/** A turning ring; it is decoration, so the text beside it says what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
