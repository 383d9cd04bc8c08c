import { Check } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import styles from "./bulk.module.css";
import { BULK_STEPS, type BulkStep, bulkWords as words } from "./words";

/** Where one stands on the way from a table to its result. */
export function BulkSteps({ step }: { step: BulkStep }) {
  const at = BULK_STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {BULK_STEPS.map((one, place) => (
        <li
          key={one}
          className={classNames(styles.step, place < at && styles.past)}
          aria-current={place === at ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {place < at ? <Check /> : place + 1}
          </span>
          {words.stepNames[one]}
        </li>
      ))}
    </ol>
  );
}
