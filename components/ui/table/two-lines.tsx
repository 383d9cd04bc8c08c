import type { ReactNode } from "react";
import { cutCell } from "../cut-text";
import styles from "./data-table.module.css";

/**
 * A cell's main line and a quieter one under it, which dense rows leave out. Lines of the cell itself, which cuts both: a
 * box of its own for each would cost every frame of a scroll.
 */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <>
      <span translate="no" className={styles.first}>
        {cutCell(first)}
      </span>
      {second ? (
        <>
          <br />
          <span translate="no" className={styles.second}>
            {cutCell(second)}
          </span>
        </>
      ) : null}
    </>
  );
}
