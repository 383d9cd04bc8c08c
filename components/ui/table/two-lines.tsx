import type { ReactNode } from "react";
import { cutCell } from "../cut-text";
import styles from "./data-table.module.css";

/**
 * A cell's main line and a quieter second one, which dense rows hide. Both are lines of the cell itself, which
 * truncates them: an element for each would slow down scrolling.
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
