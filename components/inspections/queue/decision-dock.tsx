"use client";

import { CircleCheck, LoaderCircle } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { useToastsAbove } from "@/components/ui/feedback/use-toasts-above";
import { Kbd } from "@/components/ui/kbd";
import { LinkButton } from "@/components/ui/link-button";
import type { WorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { WorkItem, Worklist } from "@/lib/client/data/worklist/use-worklist";
import { addressLines } from "@/lib/domain/address-lines";
import { personName } from "@/lib/domain/person-name";
import { inspectionsCopy } from "../copy";
import { inspectionPath } from "../inspection-path";
import { blockReason } from "./block-reasons";
import { Blockers } from "./blockers";
import { queueCopy } from "./copy";
import styles from "./queue.module.css";
import { RoomStrip } from "./room-strip";

type Props = {
  item: WorkItem;
  detail: WorkDetail;
  /** The next inspections, and whether they are loaded. */
  next: { count: number; isLoaded: boolean };
  now: number;
  /** Whether the role may review. */
  mayDecide: boolean;
  onDecide: () => void;
  onRetry: Worklist["retry"];
};

/** The dock below the queue: name, blockers, rooms and the decision. */
export function DecisionDock({ item, detail, next, now, mayDecide, onDecide, onRetry }: Props) {
  const { survey, failure } = item;
  const { insured, property, project } = survey;
  const { street, place } = property ? addressLines(property.address) : { street: "", place: "" };
  const dock = useRef<HTMLElement>(null);
  useToastsAbove(dock);
  return (
    <section ref={dock} className={styles.dock} aria-label={queueCopy.current}>
      <div className={styles.who}>
        <h2 className={styles.insured} dir="auto">
          {personName(insured)}
        </h2>
        <p className={styles.address} dir="auto">
          {[street, place].filter(Boolean).join(", ")}
        </p>
        <p className={styles.facts} dir="auto">
          {[survey.name || inspectionsCopy.unnamed, project.claimNumber].filter(Boolean).join(" · ")}
        </p>
        {failure ? (
          <Notice
            tone="bad"
            isUrgent
            action={
              <Button size="sm" onClick={() => onRetry(failure)}>
                {queueCopy.retry}
              </Button>
            }
          >
            {failure.message}
          </Notice>
        ) : (
          <Blockers item={item} detail={detail} now={now} />
        )}
      </div>
      <RoomStrip survey={survey} detail={detail} />
      <div className={styles.decide}>
        {mayDecide ? (
          <Button
            variant="primary"
            isFullWidth
            shortcut="e"
            disabledReason={blockReason(item, detail)}
            onClick={onDecide}
          >
            {queueCopy.decide}
          </Button>
        ) : null}
        <LinkButton href={inspectionPath(survey)} isFullWidth prefetch={false}>
          {queueCopy.open}
          <span aria-hidden="true">
            <Kbd>↵</Kbd>
          </span>
        </LinkButton>
        {next.count > 0 ? (
          <p className={styles.loaded} data-loaded={next.isLoaded}>
            {next.isLoaded ? <CircleCheck aria-hidden="true" /> : <LoaderCircle aria-hidden="true" />}
            {next.isLoaded ? queueCopy.nextLoaded(next.count) : queueCopy.nextLoading(next.count)}
          </p>
        ) : null}
      </div>
    </section>
  );
}
