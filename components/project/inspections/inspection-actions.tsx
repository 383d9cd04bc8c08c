"use client";

import { Mail, MoreHorizontal, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { Menu, MenuItem } from "@/components/ui/menus/menu";
import { useMenuDialog } from "@/components/ui/menus/use-menu-dialog";
import { surveyActions } from "@/lib/client/data/surveys/survey-actions";
import type { GeometryErrors } from "@/lib/client/geometry-checks/geometry-errors";
import { useSession } from "@/lib/client/session/use-session";
import type { Region, Survey } from "@/lib/domain/entities";
import { overviewCopy } from "../parts/copy";
import type { Claim } from "../parts/use-claim";
import { inspectionCopy } from "./copy";
import { inspectionChoices } from "./inspection-choices";
import styles from "./inspections.module.css";

const emailDialog = lazyPart(() =>
  import("../../intake/email-contents-dialog").then(({ EmailContentsDialog }) => EmailContentsDialog),
);

type Props = {
  claim: Claim;
  survey: Survey;
  regions: readonly Region[] | null;
  geometry: GeometryErrors;
  now: number;
};

/** Actions of one inspection: the usual next step as a button, the rest in a menu. */
export function InspectionActions({ claim, survey, regions, geometry, now }: Props) {
  const { insured, project } = claim;
  const { session } = useSession();
  const name = survey.name || overviewCopy.unnamedInspection;
  const { labels } = inspectionCopy;
  const actions = surveyActions(survey, project, {
    markReviewed: labels.markReviewed(project.claimNumber),
    markDone: labels.markDone(project.claimNumber),
    reopen: labels.reopen(project.claimNumber),
  });
  const dialog = useMenuDialog<"email">();
  const EmailContentsDialog = useLazyLayer(emailDialog, dialog.shown !== null, dialog.close);
  if (!session) return null;
  const rooms = { regions, areUnread: claim.areRoomsUnread === true, geometry };
  const { review, done, reopen } = inspectionChoices(survey, project, rooms, session, now);
  if (!reopen.isOffered) return null;
  return (
    <span ref={dialog.container} className={styles.actions}>
      {review.isOffered && review.isTaken ? <span className={styles.taken}>{inspectionCopy.taken}</span> : null}
      {review.isOffered ? (
        <Button
          size="sm"
          disabledReason={review.refusal}
          title={review.refusal ? undefined : inspectionCopy.reviewChanges}
          onClick={() => void actions.markReviewed()}
        >
          {inspectionCopy.markReviewed}
        </Button>
      ) : null}
      {done.isOffered ? (
        <Button
          size="sm"
          disabledReason={done.refusal}
          title={done.refusal ? undefined : inspectionCopy.doneChanges}
          onClick={() => void actions.markDone()}
        >
          {inspectionCopy.markDone}
        </Button>
      ) : null}
      <Menu
        placement="bottom-end"
        trigger={<IconButton size="sm" icon={<MoreHorizontal />} label={inspectionCopy.more(name)} />}
        onCloseAutoFocus={dialog.afterMenu}
      >
        <MenuItem
          icon={<RotateCcw />}
          detail={reopen.isExpired ? inspectionCopy.reopenExpired : inspectionCopy.reopenChanges}
          disabledReason={reopen.refusal}
          onSelect={() => void actions.reopen()}
        >
          {inspectionCopy.reopen}
        </MenuItem>
        <MenuItem icon={<Mail />} detail={inspectionCopy.emailChanges} onSelect={() => dialog.choose("email")}>
          {inspectionCopy.email}
        </MenuItem>
      </Menu>
      {EmailContentsDialog && dialog.shown ? (
        <EmailContentsDialog survey={survey} name={name} address={insured.email ?? ""} onClose={dialog.close} />
      ) : null}
    </span>
  );
}
