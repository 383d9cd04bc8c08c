import type { ReactNode } from "react";
import styles from "./panel-head.module.css";

type Props = {
  title: string;
  /** Count of the list below, if any. */
  count: number | null;
  /** Actions on the whole list. */
  children?: ReactNode;
};

export function PanelHead({ title, count, children }: Props) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {count === null ? null : <span className={styles.count}>{count}</span>}
      {children ? <span className={styles.end}>{children}</span> : null}
    </div>
  );
}
