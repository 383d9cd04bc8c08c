"use client";

import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { FloorToReset } from "@/lib/client/scan-editor/floor-reset";
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { countsOfFloor } from "@/lib/editor/commands/reset-floor";
import type { ReadScene } from "@/lib/editor/core/scene";
import { COPY } from "../../names/copy";
import { RESET_COPY } from "./copy";

const inSentence = new Intl.ListFormat("en-US");

/** What a reset of the floor would take, e.g. "74 corners and 31 faces"; empty where nothing is on it. */
export function floorCountsText(scene: ReadScene, floorNumber: number): string {
  const counts = countsOfFloor(scene, floorNumber);
  return inSentence.format(
    GEOMETRY_KINDS.flatMap((kind) => (counts[kind] > 0 ? [COPY.counts[kind](counts[kind])] : [])),
  );
}

/** Asks before a floor is reset, by its name and with what is on it. */
export function ResetFloorDialog(props: {
  scene: ReadScene;
  /** Null: nothing is asked. */
  floor: FloorToReset | null;
  onClose: () => void;
  onConfirm: (floor: FloorToReset) => void;
}) {
  const { scene, floor, onClose, onConfirm } = props;
  if (!floor) return null;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={RESET_COPY.title(floor.name)}
      question={RESET_COPY.question(floor.name, floorCountsText(scene, floor.floorNumber))}
      cancelLabel={RESET_COPY.cancel}
      confirmLabel={RESET_COPY.confirm}
      isDanger
      onConfirm={() => onConfirm(floor)}
    >
      <p>{RESET_COPY.note}</p>
    </ConfirmDialog>
  );
}
