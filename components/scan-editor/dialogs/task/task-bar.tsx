"use client";

import { Flag } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import type { SaveStateSource } from "@/lib/client/scan-editor/save-state";
import type { AnnotationTask } from "@/lib/domain/entities";
import { useEditor } from "../../context/editor-context";
import { useViewPart } from "../../state/use-store";
import { TASK_COPY as COPY } from "./copy";
import styles from "./task.module.css";
import { TaskDialog } from "./task-dialog";

type Props = {
  task: AnnotationTask;
  saving: SaveStateSource;
  claim: string;
  levelName: (floorNumber: number) => string;
  onReview: () => void;
};

/** The button of the task that the editor was opened for, with its dialog. */
export function TaskBar({ task, saving, claim, levelName, onReview }: Props) {
  const { view } = useEditor();
  const isShown = useViewPart(view, "isTaskShown");
  const { floorNumber } = task;
  const floor = floorNumber === null || floorNumber === undefined ? COPY.wholeSurvey : levelName(floorNumber);
  const name = task.name || COPY.unnamed;
  return (
    <>
      <Tooltip label={COPY.open(name, floor, task.goal ?? "")} shortcut="⇧T">
        <Button
          size="sm"
          variant="ghost"
          icon={<Flag />}
          aria-haspopup="dialog"
          aria-label={COPY.named(COPY.nameAndFloor(name, floor))}
          className={styles.button}
          onClick={() => view.set({ isTaskShown: true })}
        >
          <span className={styles.long}>{COPY.nameAndFloor(name, floor)}</span>
          <span className={styles.short}>{COPY.button}</span>
        </Button>
      </Tooltip>
      {isShown ? (
        <TaskDialog
          task={task}
          saving={saving}
          claim={claim}
          floor={floor}
          onReview={onReview}
          onClose={() => view.set({ isTaskShown: false })}
        />
      ) : null}
    </>
  );
}
