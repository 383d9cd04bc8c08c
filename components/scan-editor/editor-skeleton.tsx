import { Skeleton } from "@/components/ui/feedback/skeleton";
import styles from "./editor-skeleton.module.css";

const TREE_ROWS = [62, 78, 54, 70, 48, 66, 58, 74, 50, 64];
const QUANTITY_ROWS = [38, 30, 34, 32];

/** The layout of the editor while its data loads. */
export function EditorSkeleton() {
  return (
    <div className={styles.editor} aria-hidden="true">
      <div className={styles.claim}>
        <Skeleton width={148} height={13} />
        <Skeleton width={112} height={11} />
      </div>
      <div className={styles.tools}>
        <Skeleton width={362} height={32} radius={6} />
        <Skeleton width={128} height={28} radius={6} />
      </div>
      <div className={styles.saving}>
        <Skeleton width={84} height={28} radius={6} />
      </div>
      <div className={styles.left}>
        <Skeleton width={72} />
        <Skeleton height={32} radius={6} />
        {TREE_ROWS.map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </div>
      <div className={styles.canvas} />
      <div className={styles.tabs}>
        <Skeleton width={222} height={32} radius={6} />
      </div>
      <div className={styles.right}>
        <Skeleton width={72} />
        <Skeleton width="80%" />
        <Skeleton width={84} />
        {QUANTITY_ROWS.map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </div>
      <div className={styles.line} />
    </div>
  );
}
