"use client";

import { Camera, ChevronLeft, ChevronRight, X } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { FloatingWindow } from "@/components/ui/overlays/floating-window/floating-window";
import { browserWindowStore } from "@/components/ui/overlays/floating-window/window-store";
import { useEditor } from "../../context/editor-context";
import { PHOTO_COPY as COPY } from "./copy";
import { closePhoto, leavePhoto, lookFromPhoto, stepPhoto } from "./photo-navigation";
import { PhotoReadout } from "./photo-readout";
import { PhotoStage } from "./photo-stage";
import { PhotoTools } from "./photo-tools";
import styles from "./photo-window.module.css";
import { useEvidence } from "./use-evidence";

const WINDOW_ID = "editor-photo";
/** The share of the canvas, and the greatest width, until the user resizes the window. */
const SHARE = 0.52;
const MAX_WIDTH = 620;
/** Head, tools and text line, in pixels. */
const CHROME_HEIGHT = 132;
const EDGE_MARGIN = 12;

/** Places the window at the lower right of the canvas, unless its position is stored. */
function placeOverCanvas(): void {
  const box = document.querySelector("[data-picture]")?.getBoundingClientRect();
  if (!box || box.width < 600 || browserWindowStore.read(WINDOW_ID)) return;
  const width = Math.min(MAX_WIDTH, Math.round(box.width * SHARE));
  const height = Math.min(Math.round(width * 0.75) + CHROME_HEIGHT, box.height - 2 * EDGE_MARGIN);
  const [left, top] = [box.right - width - EDGE_MARGIN - 56, box.bottom - height - EDGE_MARGIN];
  browserWindowStore.write(WINDOW_ID, { left, top, width, height });
}

/** The open photo in a window over the canvas, with the model drawn over it and its tools. */
export function PhotoWindow() {
  const editor = useEditor();
  const state = useEvidence(editor.view.evidence);
  const photo = state.photos.find(({ key }) => key === state.openKey) ?? null;
  if (!photo) return null;
  const isLookingFrom = state.returnView !== null;
  placeOverCanvas();
  return (
    <FloatingWindow
      id={WINDOW_ID}
      title={photo.name}
      isOpen
      isPartOfPage
      size={{ width: 366, height: 420 }}
      onOpenChange={() => closePhoto(editor)}
      actions={
        <>
          <span className={styles.steps}>
            <IconButton
              size="sm"
              icon={<ChevronLeft />}
              label={COPY.previous}
              shortcut="⇧A"
              onClick={() => stepPhoto(editor, -1)}
            />
            <IconButton
              size="sm"
              icon={<ChevronRight />}
              label={COPY.next}
              shortcut="A"
              onClick={() => stepPhoto(editor, 1)}
            />
            <IconButton
              size="sm"
              icon={<Camera />}
              label={isLookingFrom ? COPY.leave : COPY.lookFrom}
              shortcut="Z"
              aria-pressed={isLookingFrom}
              disabledReason={photo.camera ? null : COPY.noCamera}
              onClick={() => (isLookingFrom ? leavePhoto(editor) : lookFromPhoto(editor))}
            />
          </span>
          <IconButton size="sm" icon={<X />} label={COPY.close} shortcut="⇧Z" onClick={() => closePhoto(editor)} />
        </>
      }
    >
      <div className={styles.content} data-editor-part="" data-photo-window="">
        {photo.camera ? <PhotoTools state={state} /> : null}
        <PhotoStage state={state} photo={photo} />
        <PhotoReadout state={state} photo={photo} />
      </div>
    </FloatingWindow>
  );
}
