import type { ReactNode } from "react";
import styles from "./panel-head.module.css";

type Props = {
  title: string;
  /** Of what stands below; left out where there is nothing to count. */
  count: number | null;
  /** What can be done with all of it, at the end of the line. */
  children?: ReactNode;
};

/** The line over a list beside the photos. */
export function PanelHead({ title, count, children }: Props) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {count === null ? null : <span className={styles.count}>{count}</span>}
      {children ? <span className={styles.end}>{children}</span> : null}
    </div>
  );
}
