"use client";

import { DoorOpen, Scaling } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useEditor } from "../context/editor-context";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";
import { CanvasBar } from "../parts/canvas-bar";
import { openSquareUp } from "./open-square-up";
import { usePlacingController } from "./use-placing-controller";

/** The bar on the canvas that opens the palette and squaring up. */
export function ObjectBar() {
  const editor = useEditor();
  const { placing: controller } = editor.view;
  const { isPaletteOpen } = usePlacingController(controller);
  return (
    <CanvasBar label={COPY.palette} isLast>
      <IconButton
        icon={<DoorOpen />}
        label={COPY.place}
        shortcut="P"
        tooltipPlacement="right-center"
        aria-pressed={isPaletteOpen}
        onClick={() => controller.togglePalette()}
      />
      <IconButton
        icon={<Scaling />}
        label={COPY.squareUp}
        shortcut="Q"
        tooltipPlacement="right-center"
        onClick={() => openSquareUp(editor)}
      />
    </CanvasBar>
  );
}
