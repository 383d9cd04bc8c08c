"use client";

import { Focus, House, Maximize } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import styles from "./camera-bar.module.css";
import type { EditorView } from "./canvas/editor-view";
import { WORDS } from "./words";

/** The camera's commands, each with its key. */
export function CameraBar({ view }: { view: EditorView }) {
  return (
    <div role="toolbar" aria-label={WORDS.camera} aria-orientation="vertical" className={styles.bar}>
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
    </div>
  );
}
