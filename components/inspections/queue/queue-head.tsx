import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/components/ui/format-time";
import { Kbd } from "@/components/ui/kbd";
import type { Worklist } from "@/lib/client/data/worklist/use-worklist";
import { elapsedText } from "@/lib/domain/elapsed";
import { workCounts } from "@/lib/domain/worklist";
import { queueCopy } from "./copy";
import styles from "./queue.module.css";
import { QueueTicks } from "./queue-ticks";

type Props = {
  worklist: Worklist;
  /** -1 while unknown. */
  current: number;
  prefetched: readonly number[];
  /** Name of the list. */
  name: string;
  now: number;
  /** Notice of skipped inspections, or of an end of the queue. */
  notice: string;
  onStep: (direction: 1 | -1) => void;
};

/** Position, pace and remaining count of the queue. */
export function QueueHead({ worklist, current, prefetched, name, now, notice, onStep }: Props) {
  const { items, total, startedAt } = worklist;
  return (
    <section className={styles.head} aria-label={queueCopy.queue}>
      <div className={styles.line}>
        <p className={styles.position}>
          <b>{formatCount(current + 1)}</b> <span>{queueCopy.ofTotal(formatCount(total))}</span>
        </p>
        <div className={styles.name}>
          <p className={styles.title} dir="auto">
            {name}
          </p>
          <p className={styles.facts}>{facts(worklist, now - Date.parse(startedAt)).join(" · ")}</p>
        </div>
        <p role="status" className={styles.notice}>
          {notice}
        </p>
        <div className={styles.steps}>
          <Button aria-label={queueCopy.previous} title={queueCopy.previous} onClick={() => onStep(-1)}>
            <ChevronLeft aria-hidden="true" />
            <Kbd>[</Kbd>
          </Button>
          <Button aria-label={queueCopy.next} title={queueCopy.next} onClick={() => onStep(1)}>
            <Kbd>]</Kbd>
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      </div>
      <QueueTicks items={items} current={current} prefetched={prefetched} total={total} />
    </section>
  );
}

function facts({ items, total }: Worklist, elapsed: number): string[] {
  const { decided, remaining, failed, waiting } = workCounts(items.map(({ state }) => state));
  const time = elapsed < 60_000 ? queueCopy.underAMinute : elapsedText(elapsed);
  return [
    ...(decided > 0 ? [queueCopy.decided(formatCount(decided), time)] : []),
    queueCopy.remaining(formatCount(remaining + total - items.length)),
    ...(failed > 0 ? [queueCopy.failed(formatCount(failed))] : []),
    ...(waiting > 0 ? [queueCopy.waiting(formatCount(waiting))] : []),
  ];
}
