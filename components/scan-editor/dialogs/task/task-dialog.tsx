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
import { isNothingLeft, type RemainingWork, remainingWork } from "./remaining-work";
import { RemainingWorkList } from "./remaining-work-list";
import styles from "./task.module.css";
import { type FinishTask, useFinishTask } from "./use-finish-task";

type Props = {
  task: AnnotationTask;
  saving: SaveStateSource;
  claim: string;
  floor: string;
  onReview: () => void;
  onClose: () => void;
};

/** Returns a text: why finishing waits, or that the task is done; empty otherwise. */
function progressText({ waiting, unsaved }: RemainingWork, { isFinishing, isQueued, isDone }: FinishTask): string {
  if (isFinishing && waiting > 0) return COPY.waitsForNetwork(waiting);
  if (isFinishing && unsaved > 0) return COPY.waitsForSaving(unsaved);
  if (isDone) return COPY.done;
  return isQueued ? COPY.finishWaits : "";
}

/** The goal, floor and remaining work of the task, and buttons to finish or reopen it. Escape closes the dialog. */
export function TaskDialog({ task, saving, claim, floor, onReview, onClose }: Props) {
  const { view } = useEditor();
  const { review, checks } = view;
  useEffect(() => review.start(), [review]);
  const { queue, areChecked } = useReview(review);
  const { found } = useChecks(checks);
  const save = useSaveState(saving);
  const left = remainingWork(task.floorNumber ?? null, queue, areChecked ? found : null, save);
  const finishing = useFinishTask(task, left, useReturnPath(claim));
  const { isDone, isSending, refusal, cancel, reopen } = finishing;
  const isKnown = left.review !== null && left.errors !== null;

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
          <FinishButton key="finish" left={left} finishing={finishing} />
        ),
      ]}
    >
      <TaskFacts task={task} floor={floor} />
      {isNothingLeft(left) ? <p className={styles.clean}>{COPY.nothingLeft}</p> : null}
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
        {progressText(left, finishing)}
      </p>
    </Dialog>
  );
}

function TaskFacts({ task, floor }: Pick<Props, "task" | "floor">) {
  return (
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
  );
}

function FinishButton({ left, finishing }: { left: RemainingWork; finishing: FinishTask }) {
  const { isFinishing, finish } = finishing;
  const label = isNothingLeft(left) ? COPY.finish : COPY.finishAnyway;
  return (
    <Button
      variant="primary"
      isLoading={isFinishing}
      disabledReason={left.failed > 0 ? `${COPY.failed(left.failed)}. ${COPY.failedWhy}` : null}
      onClick={() => {
        if (left.failed === 0) finish();
      }}
    >
      {isFinishing ? COPY.finishing : label}
    </Button>
  );
}
