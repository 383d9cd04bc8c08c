"use client";

import { Focus, House, Maximize } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { EditorView } from "./canvas/editor-view";
import { CanvasBar } from "./canvas-bar";
import { WORDS } from "./words";

/** The camera's commands, each with its key. */
export function CameraBar({ view }: { view: EditorView }) {
  return (
    <CanvasBar label={WORDS.camera} at="camera">
      <IconButton
        icon={<Maximize />}
        label={WORDS.fitAll}
        shortcut="Home"
        tooltipPlacement="left-center"
        onClick={() => view.camera?.fit()}
      />
      <IconButton
        icon={<Focus />}
        label={WORDS.frameSelection}
        shortcut="F"
        tooltipPlacement="left-center"
        onClick={() => view.camera?.frame()}
      />
      <IconButton
        icon={<House />}
        label={WORDS.homeView}
        shortcut="H"
        tooltipPlacement="left-center"
        onClick={() => view.camera?.home()}
      />
    </CanvasBar>
  );
}
