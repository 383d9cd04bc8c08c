import page from "@/components/ui/record-page.module.css";
import { Skeleton } from "@/components/ui/skeleton";
import styles from "./employee.module.css";

const LINES = ["72%", "54%", "63%", "58%"];
const FIELDS = ["photo", "name", "email", "phone"];

/** The page of an employee in grey. */
export function EmployeeSkeleton() {
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
            {FIELDS.map((field) => (
              <Skeleton key={field} height={52} />
            ))}
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
