"use client";

import { Bookmark, Camera, CircleDashed, Focus, House, Images, Layers, Maximize, ScanEye, Slice } from "lucide-react";
import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { runCameraCommand } from "./canvas/view/editor-view";
import { useEditor } from "./context/editor-context";
import { VIEW_COPY } from "./context/view-copy";
import { togglePanel } from "./docking/column-room";
import { useIsPanelOpen } from "./docking/use-is-panel-open";
import { COPY } from "./names/copy";
import { PHOTO_COPY } from "./panels/evidence/copy";
import { LAYER_PANEL_COPY } from "./panels/layers/layer-copy";
import { CanvasBar } from "./parts/canvas-bar";
import styles from "./parts/canvas-bar.module.css";
import { useViewPart } from "./state/use-store";
import { VISIBILITY_COPY } from "./visibility/copy";
import { toggleSection } from "./visibility/section-actions";

/** The camera's commands, each with its key; on a narrow screen they fold into one button. */
export function CameraBar() {
  const { store, view } = useEditor();
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
          label={isOpen ? COPY.foldCamera : COPY.unfoldCamera}
          tooltipPlacement="left-center"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <CanvasBar label={COPY.camera}>
        <IconButton
          icon={<Maximize />}
          label={COPY.fitAll}
          shortcut="Home"
          tooltipPlacement="left-center"
          onClick={() => runCameraCommand(view, "fit")}
        />
        <IconButton
          icon={<Focus />}
          label={COPY.frameSelection}
          shortcut="F"
          tooltipPlacement="left-center"
          onClick={() => runCameraCommand(view, "frame")}
        />
        <IconButton
          icon={<House />}
          label={COPY.homeView}
          shortcut="H"
          tooltipPlacement="left-center"
          onClick={() => runCameraCommand(view, "home")}
        />
        <hr />
        <IconButton
          icon={<ScanEye />}
          label={VISIBILITY_COPY.xray}
          shortcut="⌥Z"
          tooltipPlacement="left-center"
          aria-pressed={isXray}
          onClick={() => view.set({ isXray: !isXray })}
        />
        <IconButton
          icon={<CircleDashed />}
          label={VISIBILITY_COPY.confidence}
          shortcut="⇧C"
          tooltipPlacement="left-center"
          aria-pressed={isDoubtShown}
          onClick={() => view.set({ isDoubtShown: !isDoubtShown })}
        />
        <IconButton
          icon={<Slice />}
          label={VISIBILITY_COPY.startSection}
          shortcut="C"
          tooltipPlacement="left-center"
          aria-pressed={section !== null}
          onClick={() => toggleSection(store, view)}
        />
        <hr />
        <IconButton
          icon={<Layers />}
          label={isLayersOpen ? LAYER_PANEL_COPY.hide : LAYER_PANEL_COPY.show}
          shortcut="Y"
          tooltipPlacement="left-center"
          aria-pressed={isLayersOpen}
          onClick={() => togglePanel(view, "layers")}
        />
        <IconButton
          icon={<Bookmark />}
          label={isViewsOpen ? VIEW_COPY.hide : VIEW_COPY.show}
          shortcut="V"
          tooltipPlacement="left-center"
          aria-pressed={isViewsOpen}
          onClick={() => togglePanel(view, "views")}
        />
        <IconButton
          icon={<Images />}
          label={isPhotosOpen ? PHOTO_COPY.hide : PHOTO_COPY.show}
          shortcut="D"
          tooltipPlacement="left-center"
          aria-pressed={isPhotosOpen}
          onClick={() => togglePanel(view, "photos")}
        />
      </CanvasBar>
    </div>
  );
}
