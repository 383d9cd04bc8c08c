/** Whether openings are within their wall and clear of each other after a change. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { coveredArea } from "../../../geometry/covered-area";
import { signedArea } from "../../../geometry/polygon-area";
import { valueRange } from "../../../geometry/value-range";
import type { Vector2 } from "../../../geometry/vector2";
import type { Refusal } from "../../core/command";
import { changesOf, type Diff } from "../../core/diff";
import { type FaceShape, faceShape } from "../../core/measures/face-shape";
import { planarOutline } from "../../core/measures/planar-outline";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import { OBJECT_COPY } from "../../core/object-copy";
import type { ReadScene } from "../../core/scene";

/** How far scans place an opening beyond the border of its wall, in meters. */
export const PAST_BORDER = 0.005;
/** Overlap that comes from rounding, in meters. */
const ROUNDING = 0.0005;
/** Negligible area, in square meters. */
export const MIN_AREA = 1e-7;

/** Returns the outline, reduced by `by` meters on all sides. */
function shrunk(object: ObjectPlanar, by: number): Vector2[] {
  const width = Math.max(0.001, object.width - 2 * by);
  const height = Math.max(0.001, object.height - 2 * by);
  const outline = object.outline?.map(([x, y]): [number, number] => [
    (x * width) / object.width,
    (y * height) / object.height,
  ]);
  return planarOutline({ ...object, width, height, ...(outline ? { outline } : {}) });
}

/** Returns the area of an outline in the host frame that is on the face, in square meters. */
export function areaOnFace([outer = [], ...holes]: FaceShape["loops"], outline: readonly Vector2[]): number {
  return holes.reduce((area, hole) => area - coveredArea([outline], hole), coveredArea([outline], outer));
}

/** Returns the area outside the face or inside its holes, in square meters. */
function areaOutside({ shape, object }: Placed): number {
  if (!shape) return 0;
  const outline = shrunk(object, PAST_BORDER);
  return Math.abs(signedArea(outline)) - areaOnFace(shape.loops, outline);
}

/** More than negligible and larger than before: a fault of the scan may be improved step by step. */
const isWorse = (now: number, before: () => number): boolean => now > MIN_AREA && now > before() + MIN_AREA;

/** More than negligible and negligible before: a fault of the scan does not prevent moving its wall. */
export const isNew = (now: number, before: () => number): boolean => now > MIN_AREA && before() <= MIN_AREA;

/** An object on its face; `shape` is null if the face has no area. */
export type Placed = { shape: FaceShape | null; object: ObjectPlanar };

/** Whether an object extends beyond its face, by more than scans do and by more than before. */
export function extendsBeyond(now: Placed, before?: Placed, judge = isWorse): boolean {
  return judge(areaOutside(now), () => (before ? areaOutside(before) : 0));
}

/** Whether two objects must not overlap; damage may overlap anything. */
export const excludes = (a: ObjectPlanar, b: ObjectPlanar): boolean => a.label !== "damage" && b.label !== "damage";

/** Whether a horizontal or vertical line separates two outlines, which is the common case. */
function areSeparate(a: readonly Vector2[], b: readonly Vector2[]): boolean {
  return ([0, 1] as const).some((axis) => {
    const [one, other] = [valueRange(a.map((corner) => corner[axis])), valueRange(b.map((corner) => corner[axis]))];
    return one[1] <= other[0] || other[1] <= one[0];
  });
}

/** Returns the area by which two objects of one face overlap, in square meters; damage does not count. */
export function overlapArea(a: ObjectPlanar, b: ObjectPlanar): number {
  if (a.faceKey !== b.faceKey || !excludes(a, b)) return 0;
  const [one, other] = [shrunk(a, ROUNDING), shrunk(b, ROUNDING)];
  return areSeparate(one, other) ? 0 : coveredArea([one], other);
}

function placed(view: PlanarView, object: ObjectPlanar): Placed {
  const host = view.get("face", object.faceKey);
  return { shape: host ? faceShape(view, host) : null, object };
}

/** Whether an object newly extends beyond its face or overlaps another at its new position. */
export function becomesMisplaced(view: PlanarView, from: ObjectPlanar, to: ObjectPlanar): boolean {
  if (extendsBeyond(placed(view, to), placed(view, from), isNew)) return true;
  return view.planarObjectsOfFace(to.faceKey).some((key) => {
    const other = key === to.key ? undefined : view.get("objectPlanar", key);
    return other !== undefined && isNew(overlapArea(to, other), () => overlapArea(from, other));
  });
}

/**
 * Returns why the openings in a diff do not fit; null if they do. `checked` limits the check to a part of the diff;
 * `judge` decides which areas count.
 */
export function findMisfit(scene: ReadScene, diff: Diff, checked: Diff = diff, judge = isWorse): Refusal | null {
  const after = viewAfter(scene, diff);
  const changes = [...changesOf(checked)].flatMap((change) => (change.kind === "objectPlanar" ? [change] : []));
  // Selected openings are named before their twins.
  for (const { from, to: object } of changes.sort((a, b) => Number(!a.from) - Number(!b.from))) {
    if (!object) continue;
    if (extendsBeyond(placed(after, object), from && placed(scene, from), judge)) {
      return { code: "outside", message: OBJECT_COPY.outside(object.label), keys: [object.key, object.faceKey] };
    }
    for (const key of after.planarObjectsOfFace(object.faceKey)) {
      const other = key === object.key ? undefined : after.get("objectPlanar", key);
      if (!other) continue;
      const was = scene.get("objectPlanar", key);
      if (judge(overlapArea(object, other), () => (from && was ? overlapArea(from, was) : 0))) {
        return { code: "overlap", message: OBJECT_COPY.overlap(object.label, other.label), keys: [object.key, key] };
      }
    }
  }
  return null;
}
