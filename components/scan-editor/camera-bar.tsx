"use client";

import { Bookmark, Camera, CircleDashed, Focus, House, Images, Layers, Maximize, ScanEye, Slice } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { runCameraCommand } from "./canvas/view/editor-view";
import { useEditor } from "./context/editor-context";
import { VIEW_COPY } from "./context/view-copy";
import { togglePanel } from "./docking/side-column";
import { useIsPanelOpen } from "./docking/use-is-panel-open";
import { COPY } from "./names/copy";
import { PHOTO_COPY } from "./panels/evidence/copy";
import { LAYER_PANEL_COPY } from "./panels/layers/layer-copy";
import { CanvasBar } from "./parts/canvas-bar";
import styles from "./parts/canvas-bar.module.css";
import { useViewPart } from "./state/use-store";
import { VISIBILITY_COPY } from "./visibility/copy";
import { toggleSection } from "./visibility/section-actions";

/** A button of the bar at the right edge of the picture. */
const CameraButton = (props: Omit<ComponentProps<typeof IconButton>, "tooltipPlacement">) => (
  <IconButton {...props} tooltipPlacement="left-center" />
);

/** The bar of camera, visibility and panel commands; on a narrow screen it folds into one button. */
export function CameraBar() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.camera} data-over-picture="" data-open={isOpen || undefined}>
      <div className={classNames(styles.dark, styles.floating, styles.bar, styles.fold)}>
        <CameraButton
          icon={<Camera />}
          label={isOpen ? COPY.foldCamera : COPY.unfoldCamera}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <CanvasBar label={COPY.camera}>
        <CameraCommands />
        <hr />
        <VisibilityToggles />
        <hr />
        <PanelToggles />
      </CanvasBar>
    </div>
  );
}

function CameraCommands() {
  const { view } = useEditor();
  return (
    <>
      <CameraButton
        icon={<Maximize />}
        label={COPY.fitAll}
        shortcut="Home"
        onClick={() => runCameraCommand(view, "fit")}
      />
      <CameraButton
        icon={<Focus />}
        label={COPY.frameSelection}
        shortcut="F"
        onClick={() => runCameraCommand(view, "frame")}
      />
      <CameraButton
        icon={<House />}
        label={COPY.homeView}
        shortcut="H"
        onClick={() => runCameraCommand(view, "home")}
      />
    </>
  );
}

function VisibilityToggles() {
  const { store, view } = useEditor();
  const isXray = useViewPart(view, "isXray");
  const isDoubtShown = useViewPart(view, "isDoubtShown");
  const section = useViewPart(view, "section");
  return (
    <>
      <CameraButton
        icon={<ScanEye />}
        label={VISIBILITY_COPY.xray}
        shortcut="⌥Z"
        aria-pressed={isXray}
        onClick={() => view.set({ isXray: !isXray })}
      />
      <CameraButton
        icon={<CircleDashed />}
        label={VISIBILITY_COPY.confidence}
        shortcut="⇧C"
        aria-pressed={isDoubtShown}
        onClick={() => view.set({ isDoubtShown: !isDoubtShown })}
      />
      <CameraButton
        icon={<Slice />}
        label={VISIBILITY_COPY.startSection}
        shortcut="C"
        aria-pressed={section !== null}
        onClick={() => toggleSection(store, view)}
      />
    </>
  );
}

function PanelToggles() {
  const { view } = useEditor();
  const isLayersOpen = useIsPanelOpen(view, "layers");
  const isViewsOpen = useIsPanelOpen(view, "views");
  const isPhotosOpen = useIsPanelOpen(view, "photos");
  return (
    <>
      <CameraButton
        icon={<Layers />}
        label={isLayersOpen ? LAYER_PANEL_COPY.hide : LAYER_PANEL_COPY.show}
        shortcut="Y"
        aria-pressed={isLayersOpen}
        onClick={() => togglePanel(view, "layers")}
      />
      <CameraButton
        icon={<Bookmark />}
        label={isViewsOpen ? VIEW_COPY.hide : VIEW_COPY.show}
        shortcut="V"
        aria-pressed={isViewsOpen}
        onClick={() => togglePanel(view, "views")}
      />
      <CameraButton
        icon={<Images />}
        label={isPhotosOpen ? PHOTO_COPY.hide : PHOTO_COPY.show}
        shortcut="D"
        aria-pressed={isPhotosOpen}
        onClick={() => togglePanel(view, "photos")}
      />
    </>
  );
}
