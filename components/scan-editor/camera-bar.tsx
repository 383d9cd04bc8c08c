"use client";

import { Bookmark, Camera, CircleDashed, Focus, House, Images, Layers, Maximize, ScanEye, Slice } from "lucide-react";
import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import type { EditorView } from "./canvas/view/editor-view";
import { sendCamera } from "./canvas/view/editor-view";
import { VIEW_WORDS } from "./context/view-words";
import { togglePanel } from "./docking/column-room";
import { useIsPanelOpen } from "./docking/use-is-panel-open";
import { WORDS } from "./names/words";
import { PHOTO_WORDS } from "./panels/evidence/words";
import { LAYER_PANEL_WORDS } from "./panels/layers/layer-words";
import { CanvasBar } from "./parts/canvas-bar";
import styles from "./parts/canvas-bar.module.css";
import { SIGHT_WORDS } from "./sight/sight-words";
import { useViewPart } from "./state/use-store";

/** The camera's commands, each with its key; on a narrow screen they fold into one button. */
export function CameraBar({ view, onSection }: { view: EditorView; onSection: () => void }) {
  const isXray = useViewPart(view, "isXray");
  const isDoubtShown = useViewPart(view, "isDoubtShown");
  const section = useViewPart(view, "section");
  const isLayersOpen = useIsPanelOpen(view, "layers");
  const isViewsOpen = useIsPanelOpen(view, "views");
  const isPhotosOpen = useIsPanelOpen(view, "photos");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.camera} data-over-picture="" data-open={isOpen || undefined}>
      <div className={classNames(styles.dark, styles.floating, styles.bar, styles.fold)}>
        <IconButton
          icon={<Camera />}
          label={isOpen ? WORDS.foldCamera : WORDS.unfoldCamera}
          tooltipPlacement="left-center"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <CanvasBar label={WORDS.camera}>
        <IconButton
          icon={<Maximize />}
          label={WORDS.fitAll}
          shortcut="Home"
          tooltipPlacement="left-center"
          onClick={() => sendCamera(view, "fit")}
        />
        <IconButton
          icon={<Focus />}
          label={WORDS.frameSelection}
          shortcut="F"
          tooltipPlacement="left-center"
          onClick={() => sendCamera(view, "frame")}
        />
        <IconButton
          icon={<House />}
          label={WORDS.homeView}
          shortcut="H"
          tooltipPlacement="left-center"
          onClick={() => sendCamera(view, "home")}
        />
        <hr />
        <IconButton
          icon={<ScanEye />}
          label={SIGHT_WORDS.xray}
          shortcut="⌥Z"
          tooltipPlacement="left-center"
          aria-pressed={isXray}
          onClick={() => view.set({ isXray: !isXray })}
        />
        <IconButton
          icon={<CircleDashed />}
          label={SIGHT_WORDS.confidence}
          shortcut="⇧C"
          tooltipPlacement="left-center"
          aria-pressed={isDoubtShown}
          onClick={() => view.set({ isDoubtShown: !isDoubtShown })}
        />
        <IconButton
          icon={<Slice />}
          label={SIGHT_WORDS.startSection}
          shortcut="C"
          tooltipPlacement="left-center"
          aria-pressed={section !== null}
          onClick={onSection}
        />
        <hr />
        <IconButton
          icon={<Layers />}
          label={isLayersOpen ? LAYER_PANEL_WORDS.hide : LAYER_PANEL_WORDS.show}
          shortcut="Y"
          tooltipPlacement="left-center"
          aria-pressed={isLayersOpen}
          onClick={() => togglePanel(view, "layers")}
        />
        <IconButton
          icon={<Bookmark />}
          label={isViewsOpen ? VIEW_WORDS.hide : VIEW_WORDS.show}
          shortcut="V"
          tooltipPlacement="left-center"
          aria-pressed={isViewsOpen}
          onClick={() => togglePanel(view, "views")}
        />
        <IconButton
          icon={<Images />}
          label={isPhotosOpen ? PHOTO_WORDS.hide : PHOTO_WORDS.show}
          shortcut="D"
          tooltipPlacement="left-center"
          aria-pressed={isPhotosOpen}
          onClick={() => togglePanel(view, "photos")}
        />
      </CanvasBar>
    </div>
  );
}
