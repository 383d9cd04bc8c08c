import { Skeleton } from "@/components/ui/skeleton";
import styles from "./company.module.css";

const LINES = ["72%", "54%", "63%"];

/** The page of a company in grey. */
export function CompanySkeleton() {
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.headSkeleton}>
        <Skeleton width={140} height={12} />
        <Skeleton width={260} height={20} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.section}>
            <Skeleton width={96} height={16} />
            <Skeleton height={56} />
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.section}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
