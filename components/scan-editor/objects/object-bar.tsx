"use client";

import { DoorOpen, Scaling } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { ObjectDesk } from "@/lib/editor/tools/placing/object-desk";
import { OBJECT_PANEL_WORDS as WORDS } from "../names/object-words";
import { CanvasBar } from "../parts/canvas-bar";
import { useDesk } from "./use-desk";

/** What is put into a home, and squaring up, over the picture. */
export function ObjectBar({ desk, onSquareUp }: { desk: ObjectDesk; onSquareUp: () => void }) {
  const { isPaletteOpen } = useDesk(desk);
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
