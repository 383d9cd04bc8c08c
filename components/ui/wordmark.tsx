import { Mark } from "./mark";
import styles from "./wordmark.module.css";

export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
