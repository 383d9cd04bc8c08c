import type { ReactNode } from "react";
import styles from "./message-state.module.css";

/** Nothing to show: one sentence, one action with its key. */
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
