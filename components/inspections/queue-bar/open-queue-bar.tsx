"use client";

import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/components/ui/format-time";
import { Glyph, type GlyphName } from "@/components/ui/glyph";
import { IconButton } from "@/components/ui/icon-button";
import { may } from "@/lib/access/permissions";
import type { OpenQueue } from "@/lib/client/data/worklist/open-queue";
import { useWorkDetail, type WorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import type { Role } from "@/lib/domain/roles";
import { nextUp, workCounts } from "@/lib/domain/worklist";
import { blockCopy } from "../queue/block-copy";
import { blockerTexts, blockReason, waitReason } from "../queue/block-reasons";
import { queueCopy as copy } from "../queue/copy";
import { QueueTicks } from "../queue/queue-ticks";
import { useQueueActions } from "../queue/use-queue-actions";
import styles from "./queue-bar.module.css";
import { useClaimQueue } from "./use-claim-queue";

type StateLine = { tone: "ok" | "warn" | "bad" | "plain"; glyph: GlyphName; text: string };

/** Shows in one line whether the inspection can be reviewed; the full text is in the title. */
function StateText(props: { item: WorkItem; detail: WorkDetail }) {
  const { tone, glyph, text } = stateLine(props.item, props.detail);
  return (
    <p className={styles.reason} data-tone={tone} title={text}>
      <Glyph name={glyph} />
      <span>{text}</span>
    </p>
  );
}

function stateLine(item: WorkItem, detail: WorkDetail): StateLine {
  const { state, failure } = item;
  if (failure) return { tone: "bad", glyph: "alert", text: failure.message };
  if (state === "taken") return { tone: "warn", glyph: "half-circle", text: copy.states.takenLong };
  if (state === "waiting") return { tone: "warn", glyph: "hourglass", text: copy.states.waitingLong };
  if (state === "decided") return { tone: "ok", glyph: "check", text: copy.alreadyDecided };
  const wait = waitReason(detail);
  if (wait) return { tone: "plain", glyph: "half-circle", text: wait };
  if (detail.error) return { tone: "bad", glyph: "alert", text: `${copy.notLoaded} ${detail.error}` };
  const texts = blockerTexts(item, detail);
  if (texts.length === 0) return { tone: "ok", glyph: "check", text: blockCopy.nothingBlocks };
  return { tone: "warn", glyph: "alert", text: texts.join(" ") };
}

type Props = { open: OpenQueue; projectKey: string; isInRoom: boolean };

const PREFETCH_COUNT = 2;
const RETURN = { id: "queue.return", label: copy.back, key: "q" } as const;

/** Shows position, decision and steps of the queue; renders nothing for a claim outside the queue. */
export function OpenQueueBar({ open, projectKey, isInRoom }: Props) {
  const queue = useClaimQueue(open, { projectKey, isInRoom });
  return queue.item ? <Bar open={open} queue={queue} /> : null;
}

type BarProps = { open: OpenQueue; queue: ReturnType<typeof useClaimQueue> };

function Bar({ open, queue }: BarProps) {
  const { worklist, states, current, item, isOnItsWay, report, step, decide, goBack } = queue;
  const detail = useWorkDetail(item?.survey ?? null);
  const isFinished = worklist.isComplete && workCounts(states).remaining === 0;
  const reason = item === null || isOnItsWay ? copy.loadingRooms : blockReason(item, detail);
  useQueueActions({ onStep: step, onDecide: decide, onLeave: goBack, reason, leave: RETURN });
  return (
    <section className={styles.bar} aria-label={copy.queue}>
      <div className={styles.line}>
        <Button size="sm" variant="ghost" icon={<ArrowLeft />} shortcut="q" onClick={goBack}>
          {copy.back}
        </Button>
        <p className={styles.position}>
          <b>{formatCount(current + 1)}</b> <span>{copy.ofTotal(formatCount(worklist.total))}</span>
        </p>
        <p className={styles.name} dir="auto">
          {open.name}
        </p>
        <div className={styles.state}>
          {item ? <StateText item={item} detail={detail} /> : null}
          <p role="status" className={styles.notice}>
            {isFinished ? copy.finished(workCounts(states).taken) : report.notice || open.notice}
          </p>
        </div>
        <div className={styles.steps}>
          <IconButton size="sm" icon={<ChevronLeft />} label={copy.previous} shortcut="[" onClick={() => step(-1)} />
          <IconButton size="sm" icon={<ChevronRight />} label={copy.next} shortcut="]" onClick={() => step(1)} />
        </div>
        {may(open.role as Role, "reviewInspections") ? (
          <span className={styles.decide}>
            <Button size="sm" variant="primary" shortcut="e" disabledReason={reason} onClick={decide}>
              {copy.decide}
            </Button>
          </span>
        ) : null}
      </div>
      <QueueTicks
        items={worklist.items}
        current={current}
        prefetched={nextUp(states, current, PREFETCH_COUNT)}
        total={worklist.total}
      />
    </section>
  );
}
