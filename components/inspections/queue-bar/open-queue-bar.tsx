"use client";

import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { wholeNumber } from "@/components/ui/format-time";
import { IconButton } from "@/components/ui/icon-button";
import { may } from "@/lib/access/permissions";
import type { OpenQueue } from "@/lib/client/data/worklist/open-queue";
import { useWorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { Role } from "@/lib/domain/roles";
import { nextUp, workCounts } from "@/lib/domain/worklist";
import { blockReason } from "../queue/block-reasons";
import { QueueTicks } from "../queue/queue-ticks";
import { useQueueActions } from "../queue/use-queue-actions";
import { queueWords as words } from "../queue/words";
import styles from "./queue-bar.module.css";
import { StateText } from "./state-text";
import { useClaimQueue } from "./use-claim-queue";

type Props = { open: OpenQueue; projectKey: string; isInRoom: boolean };

const PREFETCHED = 2;
const RETURN = { id: "queue.return", label: words.back, key: "q" } as const;

/** Where the queue stands, what may be decided here, and the way on and back. Nothing for a claim that is not in it. */
export function OpenQueueBar({ open, projectKey, isInRoom }: Props) {
  const queue = useClaimQueue(open, { projectKey, isInRoom });
  return queue.item ? <Bar open={open} queue={queue} /> : null;
}

type BarProps = { open: OpenQueue; queue: ReturnType<typeof useClaimQueue> };

function Bar({ open, queue }: BarProps) {
  const { worklist, states, current, item, isOnItsWay, said, step, decide, goBack } = queue;
  const detail = useWorkDetail(item?.survey ?? null);
  const isFinished = worklist.isComplete && workCounts(states).remaining === 0;
  const reason = item === null || isOnItsWay ? words.loadingRooms : blockReason(item, detail);
  useQueueActions({ onStep: step, onDecide: decide, onLeave: goBack, reason, leave: RETURN });
  return (
    <section className={styles.bar} aria-label={words.queue}>
      <div className={styles.line}>
        <Button size="sm" variant="ghost" icon={<ArrowLeft />} shortcut="q" onClick={goBack}>
          {words.back}
        </Button>
        <p className={styles.position}>
          <b>{wholeNumber(current + 1)}</b> <span>{words.ofTotal(wholeNumber(worklist.total))}</span>
        </p>
        <p className={styles.name} dir="auto">
          {open.name}
        </p>
        <div className={styles.state}>
          {item ? <StateText item={item} detail={detail} /> : null}
          <p role="status" className={styles.notice}>
            {isFinished ? words.finished(workCounts(states).taken) : said.notice || open.notice}
          </p>
        </div>
        <div className={styles.steps}>
          <IconButton size="sm" icon={<ChevronLeft />} label={words.previous} shortcut="[" onClick={() => step(-1)} />
          <IconButton size="sm" icon={<ChevronRight />} label={words.next} shortcut="]" onClick={() => step(1)} />
        </div>
        {may(open.role as Role, "reviewInspections") ? (
          <span className={styles.decide}>
            <Button size="sm" variant="primary" shortcut="e" disabledReason={reason} onClick={decide}>
              {words.decide}
            </Button>
          </span>
        ) : null}
      </div>
      <QueueTicks
        items={worklist.items}
        current={current}
        prefetched={nextUp(states, current, PREFETCHED)}
        total={worklist.total}
      />
    </section>
  );
}
