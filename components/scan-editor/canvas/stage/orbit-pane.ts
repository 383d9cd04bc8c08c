/** The home in 3D: its camera, the pointer in it, and what is drawn over it. */
import type { PerspectiveCamera } from "three";
import { addCapturedPlaces } from "../overlay/captured-shapes";
import { addContested } from "../overlay/contested-shapes";
import { overlayShapes } from "../overlay/overlay-shapes";
import { createOverlayView } from "../overlay/overlay-view";
import { createRoomLabelView } from "../overlay/room-labels";
import { createSectionHandle } from "../overlay/section-handle";
import { turnLight } from "../render/shared-uniforms";
import type { CameraRig } from "../view/camera-rig";
import { eyeOf } from "../view/orbit-view";
import type { Projection } from "../view/projection";
import { createBoxView } from "./box-select";
import { coveredPlaces } from "./clear-of-bars";
import { NAME_PLACE, type Pane, type PaneElements, type PaneShare } from "./pane";
import { attachPointerHandler } from "./pointer-handler";
import { isUnseen } from "./sight-of-view";
import { createStagePointer } from "./stage-pointer";
import { createToolSight } from "./tool-sight";

/** The same camera, which tells when the pointer moves it. */
function movedByHand(rig: CameraRig, onMoved: () => void): Pick<CameraRig, "orbitBy" | "panBy" | "zoomBy"> {
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
  own: { camera: PerspectiveCamera; rig: CameraRig; projection: Projection },
  elements: PaneElements,
): Pane {
  const { store, view, floorNumber, picture, rules } = share;
  const { camera, rig, projection } = own;
  const { surface } = elements;
  const { scene } = store;
  const covered = coveredPlaces(surface, share.requestFrame);
  const overlay = createOverlayView(elements.overlay, share.names, covered);
  const labels = createRoomLabelView(elements.labels);
  const handle = createSectionHandle({
    ...{ host: elements.pane, view, scene, floorNumber, projection },
    name: share.names.section,
  });
  const { picker } = picture;
  const sight = createToolSight({ scene, projection, rig, picker });
  const box = createBoxView(elements.overlay);
  const together = (item: Parameters<typeof store.toggleSelected>[0]) => [item];
  const target = createStagePointer({
    ...{
      store,
      view,
      floorNumber,
      surface,
      picture,
      picker,
      projection,
      box,
      sight,
      together,
      evidence: share.evidence,
    },
    rig: movedByHand(rig, () => view.onCameraMoved?.()),
  });
  const pointer = attachPointerHandler(surface, target);
  return {
    camera,
    surface,
    sight,
    prepare(width, height) {
      rig.resize(width / height);
      const { azimuth, elevation } = rig.get();
      turnLight(share.uniforms, azimuth);
      projection.update(camera, width, height);
      const hovered = share.placingPicture.isPlacing() ? null : view.get().hovered;
      const isSeen = (item: Parameters<typeof isUnseen>[2]): boolean => !isUnseen(scene, rules, item);
      const shapes = overlayShapes(scene, floorNumber, store.getSelection(), hovered, eyeOf(rig.get()), isSeen);
      if (view.get().isReviewShown) addCapturedPlaces(shapes, scene, floorNumber, store.getSelection());
      addContested(shapes, scene, floorNumber, view.get().contested, share.names.contested);
      share.toolPicture.addTo(shapes);
      share.placingPicture.addTo(shapes);
      share.evidence.addTo(shapes);
      labels.draw(picture.labels(), picture.focus(), projection, {
        isHidden: picker().isHidden,
        taken: overlay.draw(shapes, projection),
        covered: [NAME_PLACE, ...covered()],
        corners: picture.corners(),
      });
      handle.draw();
      elements.onCamera({ kind: "orbit", azimuth, elevation });
    },
    letGo: pointer.letGo,
    dispose() {
      pointer.detach();
      target.stop();
      handle.dispose();
      overlay.clear();
      labels.clear();
    },
  };
}
