import type { ReactNode } from "react";
import styles from "./data-table.module.css";

/** A cell's main line and a quieter one under it, which dense rows leave out. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <>
      <span className={styles.first}>{first}</span>
      {second ? <span className={styles.second}>{second}</span> : null}
    </>
  );
}
