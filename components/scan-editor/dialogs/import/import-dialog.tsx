"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { ProgressBar } from "@/components/ui/feedback/progress";
import { Dialog } from "@/components/ui/overlays/dialog";
import { IMPORT_COPY } from "./import-copy";
import { ImportPreview } from "./import-preview";
import type { CaptureImport, ImportStage } from "./use-capture-import";

function titleOf(stage: ImportStage): string {
  if (stage.name === "reading") return IMPORT_COPY.readingTitle(stage.count);
  if (stage.name === "failed") return IMPORT_COPY.failedTitle;
  const { files } = stage.preview.intake;
  const refused = files.filter((file) => !file.ok).length;
  if (refused === 0) return IMPORT_COPY.title;
  return refused === files.length ? IMPORT_COPY.failedTitle : IMPORT_COPY.partlyTitle;
}

/** Returns whether there is anything to import. */
function hasRecords(stage: ImportStage): boolean {
  return stage.name === "preview" && Object.values(stage.preview.intake.records).some((list) => list.length > 0);
}

function Reading({ stage }: { stage: Extract<ImportStage, { name: "reading" }> }) {
  const { progress, count } = stage;
  const label =
    progress === null
      ? IMPORT_COPY.starting
      : progress.step === "join"
        ? IMPORT_COPY.joining
        : IMPORT_COPY.reading(progress.fileName);
  return (
    <ProgressBar
      label={label}
      value={progress?.done ?? 0}
      max={progress?.steps ?? count + 1}
      valueText={IMPORT_COPY.stepOf(progress?.done ?? 0, count)}
    />
  );
}

/** The dialog of an import: progress, preview, confirmation and Cancel. */
export function ImportDialog(props: {
  captures: CaptureImport;
  floors: readonly number[];
  levelName: (floorNumber: number) => string;
}) {
  const { captures, floors, levelName } = props;
  const { stage, cancel } = captures;
  const mainButton = useRef<HTMLButtonElement>(null);
  const name = stage?.name;
  useEffect(() => {
    // Once reading has finished, the dialog has another main button.
    if (name === "preview" || name === "failed") mainButton.current?.focus();
  }, [name]);
  if (!stage) return null;
  const isImportable = hasRecords(stage);
  const rooms = stage.name === "preview" ? stage.preview.intake.rooms.length : 0;
  const isFinished = stage.name !== "reading" && !isImportable;
  const cancelButton = (
    <Button
      key="cancel"
      ref={isImportable ? undefined : mainButton}
      variant={isFinished ? "primary" : "secondary"}
      onClick={cancel}
    >
      {isFinished ? IMPORT_COPY.done : IMPORT_COPY.cancel}
    </Button>
  );
  const importButton = (
    <Button
      key="take"
      ref={mainButton}
      variant="primary"
      isLoading={stage.name === "preview" && stage.isPlacing}
      onClick={captures.importRooms}
    >
      {IMPORT_COPY.importRooms(rooms)}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
      title={titleOf(stage)}
      description={isImportable ? IMPORT_COPY.question : undefined}
      isKept={isImportable}
      size={stage.name === "preview" ? "lg" : "sm"}
      hasCloseButton={isFinished}
      initialFocus={mainButton}
      footer={isImportable ? [cancelButton, importButton] : [cancelButton]}
    >
      {stage.name === "reading" ? <Reading stage={stage} /> : null}
      {stage.name === "failed" ? (
        <Notice tone="bad" isUrgent>
          {stage.problem}
        </Notice>
      ) : null}
      {stage.name === "preview" ? (
        <ImportPreview stage={stage} captures={captures} floors={floors} levelName={levelName} />
      ) : null}
    </Dialog>
  );
}
