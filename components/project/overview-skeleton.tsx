import { Skeleton } from "@/components/ui/feedback/skeleton";
import page from "@/components/ui/layout/record-page.module.css";
import stripStyles from "./evidence/evidence.module.css";
import styles from "./parts/overview.module.css";

const LINES = ["72%", "54%", "63%", "48%"];

export function OverviewSkeleton() {
  return (
    <div className={page.screen} aria-hidden="true">
      <div className={styles.headSkeleton}>
        <Skeleton width={140} height={12} />
        <Skeleton width={260} height={20} />
        <Skeleton width={380} height={12} />
        <Skeleton width={150} height={12} />
      </div>
      <div className={page.columns}>
        <div className={page.main}>
          <div className={styles.block}>
            <div className={styles.blockHead}>
              <Skeleton width={120} height={16} />
            </div>
            <div className={stripStyles.strip}>
              {LINES.map((width) => (
                <div key={width} className={stripStyles.tile}>
                  <span className={stripStyles.photo} />
                  <span className={stripStyles.caption}>
                    <Skeleton width={width} />
                  </span>
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className={page.side}>
          {LINES.slice(0, 3).map((width) => (
            <div key={width} className={styles.panel}>
              <Skeleton width={96} height={16} />
              <Skeleton width={width} />
              <Skeleton width="80%" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
