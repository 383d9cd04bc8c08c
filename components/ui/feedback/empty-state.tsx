import type { ReactNode } from "react";
import styles from "./message-state.module.css";

/** One sentence and one action in place of missing content. */
export function EmptyState({ icon, sentence, action }: { icon?: ReactNode; sentence: string; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <p className={styles.text} dir="auto">
        {sentence}
      </p>
      {action}
    </div>
  );
}
