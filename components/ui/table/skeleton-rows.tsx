import { classNames } from "../class-names";
import { Skeleton } from "../feedback/skeleton";
import type { DataTableColumn } from "./column";
import styles from "./data-table.module.css";

/** How much of its cell a grey line fills, by row and column, so that the rows do not look stamped. */
const SHARES = ["62%", "78%", "54%", "70%", "46%", "66%", "58%"];

type SkeletonRowsProps<Item> = {
  columns: readonly DataTableColumn<Item>[];
  count: number;
  hasBoxes: boolean;
  hasMenus: boolean;
};

/** Rows of the final height in grey; a screen reader hears of loading elsewhere. */
export function SkeletonRows<Item>({ columns, count, hasBoxes, hasMenus }: SkeletonRowsProps<Item>) {
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <tbody aria-hidden="true">
      {rows.map((row) => (
        <tr key={row} className={classNames(styles.row, styles.skeleton)}>
          {hasBoxes ? (
            <td data-place="select" className={styles.selectCell}>
              <Skeleton width={16} height={16} />
            </td>
          ) : null}
          {columns.map((column, position) => (
            <td key={column.id} data-place={column.narrow}>
              <Skeleton width={SHARES[(row * 3 + position) % SHARES.length]} height={10} />
            </td>
          ))}
          {hasMenus ? <td data-place="menu" /> : null}
        </tr>
      ))}
    </tbody>
  );
}
