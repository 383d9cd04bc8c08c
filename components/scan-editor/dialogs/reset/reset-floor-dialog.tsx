"use client";

import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { FloorToReset } from "@/lib/client/scan-editor/floor-reset";
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { countsOfFloor } from "@/lib/editor/commands/reset-floor";
import type { ReadScene } from "@/lib/editor/core/scene";
import { useEditor } from "../../context/editor-context";
import { COPY } from "../../names/copy";
import { useViewPart } from "../../state/use-store";
import { RESET_COPY } from "./copy";

const inSentence = new Intl.ListFormat("en-US");

/**
 * Returns what a reset of the floor would delete, for example "74 corners and 31 faces"; empty if the floor is empty.
 */
export function floorCountsText(scene: ReadScene, floorNumber: number): string {
  const counts = countsOfFloor(scene, floorNumber);
  return inSentence.format(
    GEOMETRY_KINDS.flatMap((kind) => (counts[kind] > 0 ? [COPY.counts[kind](counts[kind])] : [])),
  );
}

/** Asks for confirmation before the floor shown is reset, with the number of its elements. */
export function ResetFloorDialog(props: {
  levelName: (floorNumber: number) => string;
  onConfirm: (floor: FloorToReset) => unknown;
}) {
  const { levelName, onConfirm } = props;
  const { store, view } = useEditor();
  const isResetOpen = useViewPart(view, "isResetOpen");
  const floorNumber = useViewPart(view, "floorNumber");
  if (!isResetOpen) return null;
  const floor = { floorNumber, name: levelName(floorNumber) };
  const close = (): void => view.set({ isResetOpen: false });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={RESET_COPY.title(floor.name)}
      question={RESET_COPY.question(floor.name, floorCountsText(store.scene, floor.floorNumber))}
      cancelLabel={RESET_COPY.cancel}
      confirmLabel={RESET_COPY.confirm}
      isDanger
      onConfirm={() => {
        close();
        onConfirm(floor);
      }}
    >
      <p>{RESET_COPY.note}</p>
    </ConfirmDialog>
  );
}
