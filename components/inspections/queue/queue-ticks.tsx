import { memo } from "react";
import { formatCount } from "@/components/ui/format-time";
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import { queueCopy } from "./copy";
import styles from "./queue.module.css";
import { tickLook, tickPaths } from "./tick-paths";

type Props = { items: readonly WorkItem[]; current: number; prefetched: readonly number[]; total: number };

/** Progress of the queue: one tick per inspection, in the color of its outcome. */
export const QueueTicks = memo(function QueueTicks({ items, current, prefetched, total }: Props) {
  const looks = items.map(({ state }, index) => tickLook(state, index === current, prefetched.includes(index)));
  return (
    <svg
      className={styles.ticks}
      role="progressbar"
      aria-label={queueCopy.position(formatCount(current + 1), formatCount(total))}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current + 1}
      viewBox={`0 0 ${Math.max(1, items.length)} 1`}
      preserveAspectRatio="none"
    >
      {tickPaths(looks).map(({ look, path }) => (
        <path key={look} d={path} className={styles[look]} />
      ))}
    </svg>
  );
});
