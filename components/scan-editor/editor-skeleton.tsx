import { Skeleton } from "@/components/ui/skeleton";
import styles from "./editor-skeleton.module.css";

const TREE_ROWS = [62, 78, 54, 70, 48, 66, 58, 74, 50, 64];
const FIELD_ROWS = ["a", "b", "c", "d", "e"];

/** The editor's own geometry before its data is there. */
export function EditorSkeleton() {
  return (
    <div className={styles.editor} aria-hidden="true">
      <div className={styles.bar}>
        <Skeleton width={180} height={16} />
        <Skeleton width={320} height={28} radius={6} />
        <Skeleton width={140} height={16} />
      </div>
      <div className={styles.panel}>
        {TREE_ROWS.map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </div>
      <div className={styles.canvas} />
      <div className={styles.panel}>
        {FIELD_ROWS.map((row) => (
          <Skeleton key={row} height={28} radius={6} />
        ))}
      </div>
      <div className={styles.line} />
    </div>
  );
}
