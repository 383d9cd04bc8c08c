/** The pane with the plan of a floor: camera, pointer and overlays. */
import type { OrthographicCamera } from "three";
import { outerDimensions } from "@/lib/editor/analysis/plan/outer-dimensions";
import { withColumn } from "@/lib/editor/commands/selecting/columns";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import type { PlanBounds } from "@/lib/geometry/plan-grid";
import type { OverlayShapes } from "../overlay/overlay-shapes";
import { createOverlayView } from "../overlay/overlay-view";
import { addOuterDimensions } from "../overlay/plan-dimensions";
import { planShapes } from "../overlay/plan-shapes";
import { createRoomLabelView, type RoomLabel } from "../overlay/room-labels";
import { PlanPicker } from "../pick/plan-picker";
import { PLAN_LAYER } from "../render/plan-meshes";
import { createPlanProjection, type PlanProjection } from "../view/plan-projection";
import { type PlanView, paperScale, planAxes, roundLength } from "../view/plan-view";
import { recordPoints } from "../view/scene-bounds";
import { watchCoveredBoxes } from "./bar-margins";
import { createBoxView } from "./box-select";
import { CAPTION_BOX, type Pane, type PaneElements, type PaneShare } from "./pane";
import { createPlanPicture } from "./plan-picture";
import type { PlanRig } from "./plan-rig";
import { createPlanToolView } from "./plan-tool-view";
import { PointerHandler } from "./pointer-handler";
import { addSharedShapes } from "./shared-shapes";
import { StagePointer } from "./stage-pointer";

const MAX_BAR_PX = 96;

/** Returns the bounds of the visible part of the plan. */
function visibleArea({ width, height, placeAt }: PlanProjection): PlanBounds {
  const corners = [placeAt(0, 0), placeAt(width, 0), placeAt(0, height), placeAt(width, height)];
  const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)];
  return [Math.min(...xs), Math.min(...zs), Math.max(...xs), Math.max(...zs)];
}

/** Returns a scale bar of a round length in whole meters or feet, with its width in pixels. */
function scaleBar(plan: PlanView): { length: string; pixels: number } {
  const { whole } = currentMeasures();
  const length = roundLength({ ...plan, metersPerPixel: plan.metersPerPixel / whole.meters }, MAX_BAR_PX);
  const pixels = (length * whole.meters) / plan.metersPerPixel;
  return { length: `${Number(length.toPrecision(2))} ${whole.name}`, pixels };
}

/** Returns all shapes drawn over the plan, with the outer dimensions of these rooms. */
function shapesOf(share: PaneShare, plan: PlanView, rooms: readonly RoomLabel[]): OverlayShapes {
  const { store, view, floorNumber, rules } = share;
  const { scene } = store;
  const { metersPerPixel } = plan;
  const isSeen = ({ kind, key }: SelectionItem): boolean => !rules.isHidden(kind, key);
  const hovered = share.placingPicture.isPlacing() ? null : view.get().hovered;
  const shapes = planShapes(scene, floorNumber, store.getSelection(), hovered, { metersPerPixel, isSeen });
  addSharedShapes(shapes, share);
  const axes = planAxes(plan);
  const outlines = rooms.map(({ faceKey }) => recordPoints(scene, { kind: "face", key: faceKey }));
  addOuterDimensions(shapes, outerDimensions(outlines, axes), axes, metersPerPixel);
  return shapes;
}

export function createPlanPane(
  share: PaneShare,
  { camera, rig }: { camera: OrthographicCamera; rig: PlanRig },
  elements: PaneElements,
): Pane {
  const { store, view, floorNumber, picture, rules, three, uniforms } = share;
  const { surface } = elements;
  const { scene } = store;
  camera.layers.set(PLAN_LAYER);
  const plan = createPlanPicture({ store, floorNumber, three, uniforms, rows: rules, picture: picture.state });
  picture.listen(plan);
  const projection = createPlanProjection();
  const picker = new PlanPicker({ scene, places: picture.places, projection, rules, height: picture.height });
  const azimuth = (): number => rig.get().azimuth;
  const toolView = createPlanToolView({ scene, projection, picker, azimuth, height: picture.height });
  const covered = watchCoveredBoxes(surface, share.requestFrame);
  const overlay = createOverlayView(elements.overlay, share.names, covered);
  const labels = createRoomLabelView(elements.labels);
  const target = new StagePointer({
    store,
    view,
    floorNumber,
    surface,
    picture,
    projection,
    toolView,
    evidence: share.evidence,
    box: createBoxView(elements.overlay),
    picker: () => picker,
    // A plan is not turned with the pointer: both buttons pan.
    rig: { orbitBy: rig.panBy, panBy: rig.panBy, zoomBy: rig.zoomBy },
    expandItem: (item) => withColumn(scene, item).filter(({ kind, key }) => !rules.isHidden(kind, key)),
  });
  const pointer = new PointerHandler(surface, target);
  return {
    camera,
    surface,
    toolView,
    prepare(width, height) {
      rig.resize(width, height);
      plan.refresh();
      projection.update(rig.get(), width, height);
      const rooms = picture.planLabels(visibleArea(projection), 1 / projection.metersPerPixel);
      labels.draw(rooms, picture.focus(), projection, {
        isHidden: picker.isHidden,
        occupied: overlay.draw(shapesOf(share, rig.get(), rooms), projection),
        covered: [CAPTION_BOX, ...covered()],
        corners: picture.corners(),
      });
      elements.onCamera({ kind: "plan", scale: paperScale(rig.get()), bar: scaleBar(rig.get()) });
    },
    cancelPress: pointer.cancelPress,
    dispose() {
      pointer.dispose();
      target.dispose();
      picture.listen(null);
      plan.dispose();
      overlay.clear();
      labels.clear();
    },
  };
}
