import page from "@/components/ui/record-page.module.css";
import { Skeleton } from "@/components/ui/skeleton";
import styles from "./company.module.css";

const LINES = ["72%", "54%", "63%"];

/** The page of a company in grey. */
export function CompanySkeleton() {
  return (
    <div className={page.screen} aria-hidden="true">
      <div className={styles.headSkeleton}>
        <Skeleton width={140} height={12} />
        <Skeleton width={260} height={20} />
      </div>
      <div className={page.columns}>
        <div className={page.main}>
          <div className={styles.section}>
            <Skeleton width={96} height={16} />
            <Skeleton height={56} />
          </div>
        </div>
        <div className={page.side}>
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
