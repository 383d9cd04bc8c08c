import { Skeleton } from "@/components/ui/feedback/skeleton";
import stage from "./photo-stage.module.css";
import styles from "./region-review.module.css";
import rail from "./rooms-rail.module.css";

const ROOMS = ["64%", "48%", "56%", "40%", "60%"];

/** Region review in grey: its line, its rails, its dark stage. */
export function ReviewSkeleton() {
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.header}>
        <Skeleton width={280} height={12} />
      </div>
      <div className={styles.columns}>
        <div className={rail.rail}>
          <div className={rail.head}>
            <Skeleton width={72} />
          </div>
          <div className={rail.rooms}>
            {ROOMS.map((width) => (
              <div key={width} className={rail.room}>
                <Skeleton width={width} />
              </div>
            ))}
          </div>
        </div>
        <div className={stage.stage} />
        <div className={styles.panel} />
      </div>
    </div>
  );
}
