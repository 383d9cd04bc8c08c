/** The pane with the 3D picture: camera, pointer and overlays. */
import type { PerspectiveCamera } from "three";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { overlayShapes } from "../overlay/overlay-shapes";
import { createOverlayView } from "../overlay/overlay-view";
import { createRoomLabelView } from "../overlay/room-labels";
import { SectionHandle } from "../overlay/section-handle";
import { turnLight } from "../render/shared-uniforms";
import type { CameraRig } from "../view/camera-rig";
import { eyeOf } from "../view/orbit-view";
import type { Projection } from "../view/projection";
import { watchCoveredBoxes } from "./bar-margins";
import { createBoxView } from "./box-select";
import { createOrbitToolView } from "./orbit-tool-view";
import { CAPTION_BOX, type Pane, type PaneElements, type PaneShare } from "./pane";
import { PointerHandler } from "./pointer-handler";
import { addSharedShapes } from "./shared-shapes";
import { StagePointer } from "./stage-pointer";
import { isHiddenOrCut } from "./view-visibility";

/** Wraps the movements of the camera so that each one calls `onMoved`. */
function withReport(rig: CameraRig, onMoved: () => void): Pick<CameraRig, "orbitBy" | "panBy" | "zoomBy"> {
  return {
    orbitBy(dx, dy, height) {
      rig.orbitBy(dx, dy, height);
      onMoved();
    },
    panBy(dx, dy, height) {
      rig.panBy(dx, dy, height);
      onMoved();
    },
    zoomBy(factor, toward) {
      rig.zoomBy(factor, toward);
      onMoved();
    },
  };
}

export function createOrbitPane(
  share: PaneShare,
  orbit: { camera: PerspectiveCamera; rig: CameraRig; projection: Projection },
  elements: PaneElements,
): Pane {
  const { store, view, floorNumber, picture, rules } = share;
  const { camera, rig, projection } = orbit;
  const { surface } = elements;
  const { scene } = store;
  const covered = watchCoveredBoxes(surface, share.requestFrame);
  const overlay = createOverlayView(elements.overlay, share.names, covered);
  const labels = createRoomLabelView(elements.labels);
  const handle = new SectionHandle({
    host: elements.pane,
    view,
    scene,
    floorNumber,
    projection,
    name: share.names.section,
  });
  const { picker } = picture;
  const toolView = createOrbitToolView({ scene, projection, rig, picker });
  const isVisible = (item: SelectionItem): boolean => !isHiddenOrCut(scene, rules, item);
  const target = new StagePointer({
    store,
    view,
    floorNumber,
    surface,
    picture,
    picker,
    projection,
    toolView,
    evidence: share.evidence,
    box: createBoxView(elements.overlay),
    expandItem: (item) => [item],
    rig: withReport(rig, () => view.onCameraMoved?.()),
  });
  const pointer = new PointerHandler(surface, target);
  return {
    camera,
    surface,
    toolView,
    prepare(width, height) {
      rig.resize(width / height);
      const { azimuth, elevation } = rig.get();
      turnLight(share.uniforms, azimuth);
      projection.update(camera, width, height);
      const hovered = share.placingPicture.isPlacing() ? null : view.get().hovered;
      const shapes = overlayShapes(scene, floorNumber, store.getSelection(), hovered, eyeOf(rig.get()), isVisible);
      addSharedShapes(shapes, share);
      labels.draw(picture.labels(), picture.focus(), projection, {
        isHidden: picker().isHidden,
        occupied: overlay.draw(shapes, projection),
        covered: [CAPTION_BOX, ...covered()],
        corners: picture.corners(),
      });
      handle.draw();
      elements.onCamera({ kind: "orbit", azimuth, elevation });
    },
    cancelPress: pointer.cancelPress,
    dispose() {
      pointer.dispose();
      target.dispose();
      handle.dispose();
      overlay.clear();
      labels.clear();
    },
  };
}
