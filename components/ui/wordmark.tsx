import { Mark } from "./mark";
import styles from "./wordmark.module.css";

/** The mark with the product's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
