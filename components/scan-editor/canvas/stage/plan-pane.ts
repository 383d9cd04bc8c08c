/** The plan of a floor: its camera, the pointer in it, and what is drawn over it. */
import type { OrthographicCamera } from "three";
import { outerDimensions } from "@/lib/editor/analysis/plan/outer-dimensions";
import { withColumn } from "@/lib/editor/commands/selecting/columns";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import type { PlanBounds } from "@/lib/geometry/plan-grid";
import { addCapturedPlaces } from "../overlay/captured-shapes";
import { addContested } from "../overlay/contested-shapes";
import { createOverlayView } from "../overlay/overlay-view";
import { addOuterDimensions } from "../overlay/plan-dimensions";
import { planShapes } from "../overlay/plan-shapes";
import { createRoomLabelView, type RoomLabel } from "../overlay/room-labels";
import { createPlanPicker } from "../pick/plan-picker";
import { PLAN_LAYER } from "../render/plan-meshes";
import { createPlanProjection } from "../view/plan-projection";
import { paperScale, planAxes, roundLength } from "../view/plan-view";
import { recordPoints } from "../view/scene-bounds";
import { createBoxView } from "./box-select";
import { coveredPlaces } from "./clear-of-bars";
import { NAME_PLACE, type Pane, type PaneElements, type PaneShare } from "./pane";
import { createPlanPicture } from "./plan-picture";
import type { PlanRig } from "./plan-rig";
import { createPlanSight } from "./plan-sight";
import { attachPointerHandler } from "./pointer-handler";
import { createStagePointer } from "./stage-pointer";

const LONGEST_BAR_PX = 96;

export function createPlanPane(
  share: PaneShare,
  own: { camera: OrthographicCamera; rig: PlanRig },
  elements: PaneElements,
): Pane {
  const { store, view, floorNumber, picture, rules, three, uniforms } = share;
  const { camera, rig } = own;
  const { surface } = elements;
  const { scene } = store;
  camera.layers.set(PLAN_LAYER);
  const plan = createPlanPicture({ store, floorNumber, three, uniforms, rows: rules, picture: picture.state });
  picture.follow(plan);
  const projection = createPlanProjection();
  const picker = createPlanPicker({ scene, places: picture.places, projection, rules, height: picture.height });
  const azimuth = (): number => rig.get().azimuth;
  const sight = createPlanSight({ scene, projection, picker, azimuth, height: picture.height });
  const covered = coveredPlaces(surface, share.requestFrame);
  const overlay = createOverlayView(elements.overlay, share.names, covered);
  const labels = createRoomLabelView(elements.labels);
  const box = createBoxView(elements.overlay);
  const target = createStagePointer({
    ...{ store, view, floorNumber, surface, picture, projection, box, sight, evidence: share.evidence },
    picker: () => picker,
    // There is nothing to turn: both buttons move the sheet.
    rig: { orbitBy: rig.panBy, panBy: rig.panBy, zoomBy: rig.zoomBy },
    together: (item) => withColumn(scene, item).filter(({ kind, key }) => !rules.isHidden(kind, key)),
  });
  const pointer = attachPointerHandler(surface, target);
  const isSeen = ({ kind, key }: SelectionItem): boolean => !rules.isHidden(kind, key);

  function areaInSight(): PlanBounds {
    const { width, height } = projection;
    const corners = [projection.placeAt(0, 0), projection.placeAt(width, 0), projection.placeAt(0, height)];
    corners.push(projection.placeAt(width, height));
    const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)];
    return [Math.min(...xs), Math.min(...zs), Math.max(...xs), Math.max(...zs)];
  }

  function shapesOf(rooms: readonly RoomLabel[]) {
    const { metresPerPixel } = projection;
    const hovered = share.placingPicture.isPlacing() ? null : view.get().hovered;
    const shapes = planShapes(scene, floorNumber, store.getSelection(), hovered, { metresPerPixel, isSeen });
    if (view.get().isReviewShown) addCapturedPlaces(shapes, scene, floorNumber, store.getSelection());
    addContested(shapes, scene, floorNumber, view.get().contested, share.names.contested);
    share.toolPicture.addTo(shapes);
    share.placingPicture.addTo(shapes);
    share.evidence.addTo(shapes);
    const axes = planAxes(rig.get());
    const outlines = rooms.map(({ faceKey }) => recordPoints(scene, { kind: "face", key: faceKey }));
    addOuterDimensions(shapes, outerDimensions(outlines, axes), axes, metresPerPixel);
    return shapes;
  }

  return {
    camera,
    surface,
    sight,
    prepare(width, height) {
      rig.resize(width, height);
      plan.refresh();
      projection.update(rig.get(), width, height);
      const rooms = picture.planLabels(areaInSight(), 1 / projection.metresPerPixel);
      labels.draw(rooms, picture.focus(), projection, {
        isHidden: picker.isHidden,
        taken: overlay.draw(shapesOf(rooms), projection),
        covered: [NAME_PLACE, ...covered()],
        corners: picture.corners(),
      });
      // As many whole metres, or feet, as the bar has room for.
      const { whole } = currentMeasures();
      const camera = rig.get();
      const length = roundLength({ ...camera, metresPerPixel: camera.metresPerPixel / whole.metres }, LONGEST_BAR_PX);
      const pixels = (length * whole.metres) / projection.metresPerPixel;
      const bar = { length: `${Number(length.toPrecision(2))} ${whole.name}`, pixels };
      elements.onCamera({ kind: "plan", scale: paperScale(rig.get()), bar });
    },
    letGo: pointer.letGo,
    dispose() {
      pointer.detach();
      target.stop();
      picture.follow(null);
      plan.dispose();
      overlay.clear();
      labels.clear();
    },
  };
}
