import { Skeleton } from "@/components/ui/feedback/skeleton";
import styles from "./reporting-screen.module.css";

const FIGURES = ["a", "b", "c", "d", "e"];
const CHARTS = ["a", "b", "c"];

/** The figures and charts in the geometry of what comes. */
export function ReportSkeleton() {
  return (
    <>
      <div className={styles.skeletonFigures}>
        {FIGURES.map((id) => (
          <Skeleton key={id} height={66} />
        ))}
      </div>
      <div className={styles.charts}>
        {CHARTS.map((id) => (
          <div key={id} className={styles.chart}>
            <Skeleton height={216} />
          </div>
        ))}
      </div>
    </>
  );
}
