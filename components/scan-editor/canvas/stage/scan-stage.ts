/** One floor on the canvas: its picture, the camera, the pointer and what is drawn over it. Everything outside React. */
import type { PerspectiveCamera, Scene } from "three";
import type { EditorStore } from "@/lib/editor/editor-store";
import { selectedItems } from "@/lib/editor/selection";
import type { EditorView } from "../editor-view";
import { overlayShapes } from "../overlay/overlay-shapes";
import { createOverlayView, type OverlayNames } from "../overlay/overlay-view";
import { createRoomLabelView } from "../overlay/room-labels";
import { createSharedUniforms, turnLight } from "../render/shared-uniforms";
import { homeView } from "../view/home-view";
import { eyeOf } from "../view/orbit-view";
import { createProjection } from "../view/projection";
import { floorPoints, recordPoints } from "../view/scene-bounds";
import { createBoxView } from "./box-select";
import { createCameraRig } from "./camera-rig";
import { createFloorPicture } from "./floor-picture";
import { attachPointerHandler } from "./pointer-handler";
import { isUnseen, sightOf } from "./sight-of-view";
import { createStackedFloors } from "./stacked-floors";
import { createStagePointer } from "./stage-pointer";
import { createToolPicture } from "./tool-picture";
import { createToolSight } from "./tool-sight";
import { warmWhenSelected } from "./warm-tools";

/** How near framing comes, in metres. */
const NEAREST_FRAME = 3;

export type StageSetup = {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  three: Scene;
  camera: PerspectiveCamera;
  /** Takes the pointer. */
  surface: HTMLElement;
  labels: SVGSVGElement;
  overlay: SVGSVGElement;
  names: OverlayNames;
  requestFrame: () => void;
  /** Called with the camera's azimuth and elevation, for what shows them. */
  onTurn: (azimuth: number, elevation: number) => void;
};

export type ScanStage = {
  /** Before each frame: brings everything up to date for a picture of this size and density. */
  prepare(width: number, height: number, pixelRatio: number): void;
  dispose(): void;
};

export function createScanStage(setup: StageSetup): ScanStage {
  const { store, view, floorNumber, three, surface, requestFrame } = setup;
  const uniforms = createSharedUniforms();
  const projection = createProjection();
  const overlay = createOverlayView(setup.overlay, setup.names);
  const labels = createRoomLabelView(setup.labels);
  const picture = createFloorPicture({ store, view, floorNumber, three, uniforms, projection, onChange: requestFrame });
  const stacked = createStackedFloors({ store, view, floorNumber, three });
  const rules = sightOf(view);
  const rig = createCameraRig(setup.camera, homeView(store.scene, floorNumber), requestFrame);
  const { tools } = view;
  const toolPicture = createToolPicture(store, tools, requestFrame);
  let isFitted = false;

  const showAll = (): void => {
    const floors = view.get().isStacked ? store.scene.floorNumbers() : [floorNumber];
    rig.fit(floors.flatMap((one) => floorPoints(store.scene, one)));
  };
  const home = (): void => {
    rig.show(homeView(store.scene, floorNumber));
    showAll();
  };

  view.camera = {
    fit: showAll,
    home,
    stand: rig.get,
    goTo: rig.show,
    frame() {
      const points = selectedItems(store.getSelection()).flatMap((item) => recordPoints(store.scene, item));
      if (points.length === 0) {
        showAll();
        return;
      }
      rig.fit(points);
      // With room around it for its dimensions, and not into a corner, which has no extent.
      const { distance } = rig.get();
      rig.show({ ...rig.get(), distance: Math.max(NEAREST_FRAME, distance * 1.5) });
    },
  };
  const box = createBoxView(setup.overlay);
  const pointer = attachPointerHandler(
    surface,
    createStagePointer({ store, view, floorNumber, surface, picture, rig, projection, box }),
  );
  if (tools) tools.sight = createToolSight({ scene: store.scene, projection, rig, picker: picture.picker });
  const warming = tools && warmWhenSelected(store, tools);
  // What a key or an undo has ended, the pointer no longer holds.
  const stopFollowing = tools?.subscribe(() => {
    if (tools.get().running === null) pointer.letGo();
  });

  view.cancelDrag = () => {
    const wasHeld = pointer.letGo();
    requestFrame();
    return wasHeld;
  };

  return {
    prepare(width, pixels, pixelRatio) {
      picture.refresh();
      rig.resize(width / pixels);
      if (!isFitted && width > 1) {
        home();
        if (view.opening) rig.show(view.opening);
        view.opening = null;
      }
      isFitted = true;
      uniforms.uPixelRatio.value = pixelRatio;
      const { azimuth, elevation } = rig.get();
      turnLight(uniforms, azimuth);
      stacked.refresh(azimuth, pixelRatio);
      projection.update(setup.camera, width, pixels);
      const shapes = overlayShapes(
        store.scene,
        floorNumber,
        store.getSelection(),
        view.get().hovered,
        eyeOf(rig.get()),
        (item) => !isUnseen(store.scene, rules, item),
      );
      toolPicture.addTo(shapes);
      labels.draw(picture.labels(), picture.focus(), projection, {
        isHidden: picture.picker().isHidden,
        taken: overlay.draw(shapes, projection),
        corners: picture.corners(),
      });
      setup.onTurn(azimuth, elevation);
    },
    dispose() {
      stopFollowing?.();
      warming?.();
      tools?.cancel();
      if (tools) tools.sight = null;
      toolPicture.dispose();
      pointer.detach();
      picture.dispose();
      stacked.dispose();
      overlay.clear();
      labels.clear();
      view.camera = null;
      view.cancelDrag = null;
    },
  };
}
