"use client";

import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import type { SaveStateSource } from "@/lib/client/scan-editor/save-state";
import type { AnnotationTask } from "@/lib/domain/entities";
import { useReturnPath } from "../../address/use-return-path";
import { useEditor } from "../../context/editor-context";
import { showPanel } from "../../docking/side-column";
import { useChecks } from "../../panels/checks/use-checks";
import { useReview } from "../../panels/review/use-review";
import { useSaveState } from "../../state/use-save-state";
import { TASK_COPY as COPY } from "./copy";
import { isNothingLeft, remainingWork } from "./remaining-work";
import { RemainingWorkList } from "./remaining-work-list";
import styles from "./task.module.css";
import { useFinishTask } from "./use-finish-task";

type Props = {
  task: AnnotationTask;
  saving: SaveStateSource;
  claim: string;
  floor: string;
  onReview: () => void;
  onClose: () => void;
};

/** The goal and floor of the task, what is left, and its end. Escape closes the dialog and keeps the task open. */
export function TaskDialog({ task, saving, claim, floor, onReview, onClose }: Props) {
  const { view } = useEditor();
  const { review, checks } = view;
  useEffect(() => review.start(), [review]);
  const { queue, areChecked } = useReview(review);
  const { found } = useChecks(checks);
  const save = useSaveState(saving);
  const left = remainingWork(task.floorNumber ?? null, queue, areChecked ? found : null, save);
  const finishing = useFinishTask(task, left, useReturnPath(claim));
  const { isDone, isFinishing, isSending, isQueued, refusal, finish, cancel, reopen } = finishing;
  const isKnown = left.review !== null && left.errors !== null;
  const isClean = isNothingLeft(left);
  const held = !isFinishing
    ? null
    : left.waiting > 0
      ? COPY.waitsForNetwork(left.waiting)
      : left.unsaved > 0
        ? COPY.waitsForSaving(left.unsaved)
        : null;

  function close(): void {
    cancel();
    onClose();
  }
  function showErrors(): void {
    checks.setFilter("error");
    showPanel(view, "checks");
    close();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={task.name || COPY.unnamed}
      hasCloseButton
      closeLabel={COPY.close}
      footer={[
        <Button key="close" onClick={close}>
          {isDone || isSending ? COPY.close : COPY.cancel}
        </Button>,
        isDone ? (
          <Button key="reopen" onClick={reopen}>
            {COPY.reopen}
          </Button>
        ) : (
          <Button
            key="finish"
            variant="primary"
            isLoading={isFinishing}
            disabledReason={left.failed > 0 ? `${COPY.failed(left.failed)}. ${COPY.failedWhy}` : null}
            onClick={() => {
              if (left.failed === 0) finish();
            }}
          >
            {isFinishing ? COPY.finishing : isClean ? COPY.finish : COPY.finishAnyway}
          </Button>
        ),
      ]}
    >
      <dl className={styles.facts}>
        <div>
          <dt>{COPY.goal}</dt>
          <dd>{task.goal || COPY.noGoal}</dd>
        </div>
        <div>
          <dt>{COPY.floor}</dt>
          <dd>{floor}</dd>
        </div>
      </dl>
      {isClean ? <p className={styles.clean}>{COPY.nothingLeft}</p> : null}
      {isKnown ? null : <p className={styles.quiet}>{COPY.looking}</p>}
      <RemainingWorkList
        left={left}
        floor={floor}
        onReview={() => {
          close();
          onReview();
        }}
        onErrors={showErrors}
      />
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          <CircleAlert aria-hidden="true" />
          {refusal}
        </p>
      ) : null}
      <p role="status" className={styles.held}>
        {held ?? (isQueued && !isDone ? COPY.finishWaits : isDone ? COPY.done : "")}
      </p>
    </Dialog>
  );
}
