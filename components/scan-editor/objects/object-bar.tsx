"use client";

import { DoorOpen, Scaling } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { PlacingController } from "@/lib/editor/tools/placing/placing-controller";
import { OBJECT_PANEL_WORDS as WORDS } from "../names/object-words";
import { CanvasBar } from "../parts/canvas-bar";
import { usePlacingController } from "./use-placing-controller";

/** What is put into a home, and squaring up, over the picture. */
export function ObjectBar({ desk, onSquareUp }: { desk: PlacingController; onSquareUp: () => void }) {
  const { isPaletteOpen } = usePlacingController(desk);
  return (
    <CanvasBar label={WORDS.palette} isLast>
      <IconButton
        icon={<DoorOpen />}
        label={WORDS.place}
        shortcut="P"
        tooltipPlacement="right-center"
        aria-pressed={isPaletteOpen}
        onClick={() => desk.togglePalette()}
      />
      <IconButton
        icon={<Scaling />}
        label={WORDS.squareUp}
        shortcut="Q"
        tooltipPlacement="right-center"
        onClick={onSquareUp}
      />
    </CanvasBar>
  );
}
