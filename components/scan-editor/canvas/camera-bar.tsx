"use client";

import { Focus, House, Maximize } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { EditorView } from "./editor-view";
import styles from "./scan-canvas.module.css";
import { CANVAS_WORDS } from "./words";

/** The camera's commands, each with its key. */
export function CameraBar({ view }: { view: EditorView }) {
  return (
    <div role="toolbar" aria-label={CANVAS_WORDS.camera} aria-orientation="vertical" className={styles.cameraBar}>
      <IconButton
        icon={<Maximize />}
        label={CANVAS_WORDS.fit}
        shortcut="Home"
        tooltipPlacement="left-center"
        onClick={() => view.camera?.fit()}
      />
      <IconButton
        icon={<Focus />}
        label={CANVAS_WORDS.frame}
        shortcut="F"
        tooltipPlacement="left-center"
        onClick={() => view.camera?.frame()}
      />
      <IconButton
        icon={<House />}
        label={CANVAS_WORDS.home}
        shortcut="H"
        tooltipPlacement="left-center"
        onClick={() => view.camera?.home()}
      />
    </div>
  );
}
