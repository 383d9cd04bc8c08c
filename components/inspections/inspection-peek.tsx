"use client";

import { ClipboardCheck, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { markReviewed } from "@/lib/client/data/surveys/mark-reviewed";
import { useWorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import { addressText } from "@/lib/domain/address-lines";
import type { SurveyListItem } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import type { Role } from "@/lib/domain/roles";
import { isReviewToCome } from "@/lib/domain/survey-transitions";
import { isTakenByOther, workState } from "@/lib/domain/worklist";
import { actionsCopy } from "./actions-copy";
import { inspectionsCopy } from "./copy";
import { inspectionPath } from "./inspection-path";
import styles from "./inspection-peek.module.css";
import { blockReason } from "./queue/block-reasons";
import { Blockers, TakenNote } from "./queue/blockers";
import { queueCopy } from "./queue/copy";
import { RoomStrip } from "./queue/room-strip";

const { peek: copy } = inspectionsCopy;
const { review } = actionsCopy;

export type InspectionPeekProps = {
  survey: SurveyListItem;
  who: { employeeKey: string; role: Role };
  /** Milliseconds since 1970. */
  now: number;
  onClose: () => void;
};

/** A quick look at one inspection: whether it can be reviewed, and its media. */
export function InspectionPeek({ survey, who, now, onClose }: InspectionPeekProps) {
  const detail = useWorkDetail(survey);
  const { project } = survey;
  // The queue skips an inspection under someone else's review; the quick look shows that state.
  const isTaken = isTakenByOther(project, who.employeeKey);
  const isDecided = !isReviewToCome(survey, project);
  const state = workState({ ...project, assigneeKey: null }, isDecided ? "decided" : null, who.employeeKey);
  const item: WorkItem = { survey, position: 1, state, failure: null };
  const name = survey.name || inspectionsCopy.unnamed;
  const reason = blockReason(item, detail);
  const decide = () => void markReviewed(survey.key, queueCopy.decideThe(`${personName(survey.insured)}, ${name}`));
  const mayDecide = may(who.role, "reviewInspections");
  useActions([
    { id: "peek.close", label: copy.close, group: "page", keys: ["Escape"], icon: X, run: onClose },
    {
      id: "peek.review",
      label: review.markReviewed,
      group: "page",
      keys: ["e"],
      icon: ClipboardCheck,
      isOffered: mayDecide,
      disabledReason: reason,
      run: decide,
    },
  ]);
  return (
    <aside aria-label={copy.title} className={styles.peek}>
      <header className={styles.head}>
        <span>{copy.title}</span>
        <IconButton size="sm" icon={<X />} label={copy.close} shortcut="Esc" onClick={onClose} />
      </header>
      <div className={styles.body}>
        <h2 dir="auto">{personName(survey.insured)}</h2>
        {survey.property ? <p dir="auto">{addressText(survey.property.address)}</p> : null}
        <p className={styles.facts} dir="auto">
          {[name, survey.project.claimNumber].filter(Boolean).join(" · ")}
        </p>
        {isTaken ? <TakenNote /> : null}
        <Blockers item={item} detail={detail} now={now} />
        <div className={styles.rooms}>
          <RoomStrip survey={survey} detail={detail} />
        </div>
      </div>
      <footer className={styles.foot}>
        {mayDecide ? (
          <Button variant="primary" isFullWidth shortcut="e" disabledReason={reason} onClick={decide}>
            {review.markReviewed}
          </Button>
        ) : null}
        <LinkButton href={inspectionPath(survey)} isFullWidth prefetch={false}>
          {queueCopy.open}
        </LinkButton>
      </footer>
    </aside>
  );
}
