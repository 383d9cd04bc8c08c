/** Whether doors, windows and openings lie within their wall and clear of each other, after a change. */
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

/** As far past its wall's border as scans put an opening, in metres. */
export const PAST_BORDER = 0.005;
/** As far as two may lie over each other: what rounding does. */
const TOUCHING = 0.0005;
/** Square metres that are nothing. */
export const NO_AREA = 1e-7;

/** Drawn in on all sides. */
function shrunk(object: ObjectPlanar, by: number): Vector2[] {
  const narrow = Math.max(0.001, object.width - 2 * by);
  const low = Math.max(0.001, object.height - 2 * by);
  const outline = object.outline?.map(([x, y]): [number, number] => [
    (x * narrow) / object.width,
    (y * low) / object.height,
  ]);
  return planarOutline({ ...object, width: narrow, height: low, ...(outline ? { outline } : {}) });
}

/** Square metres of an outline in the host frame that lie on the face. */
export function areaOnFace([outer = [], ...holes]: FaceShape["loops"], outline: readonly Vector2[]): number {
  return holes.reduce((area, hole) => area - coveredArea([outline], hole), coveredArea([outline], outer));
}

/** Square metres that stick out of the face or into its holes. */
function areaOutside({ shape, object }: Placed): number {
  if (!shape) return 0;
  const outline = shrunk(object, PAST_BORDER);
  return Math.abs(signedArea(outline)) - areaOnFace(shape.loops, outline);
}

/** More than nothing, and more than it was before: what a scan left wrong may be made better step by step. */
const isWorse = (now: number, before: () => number): boolean => now > NO_AREA && now > before() + NO_AREA;

/** More than nothing, where it was nothing: what a scan left wrong keeps nobody from moving the wall that it is on. */
export const isNew = (now: number, before: () => number): boolean => now > NO_AREA && before() <= NO_AREA;

/** An object on the face that it hangs on; `shape` is null where that encloses nothing. */
export type Placed = { shape: FaceShape | null; object: ObjectPlanar };

/** Whether an object sticks out of its face, past the border by more than scans do and by more than it did before. */
export function sticksOut(now: Placed, before?: Placed, judge = isWorse): boolean {
  return judge(areaOutside(now), () => (before ? areaOutside(before) : 0));
}

/** Damage may lie over anything, and anything over damage. */
export const excludes = (a: ObjectPlanar, b: ObjectPlanar): boolean => a.label !== "damage" && b.label !== "damage";

/** Whether a level or an upright line parts two outlines, as it does nearly always. */
function lieApart(a: readonly Vector2[], b: readonly Vector2[]): boolean {
  return ([0, 1] as const).some((at) => {
    const [one, other] = [valueRange(a.map((corner) => corner[at])), valueRange(b.map((corner) => corner[at]))];
    return one[1] <= other[0] || other[1] <= one[0];
  });
}

/** Square metres that two of one face lie over each other; damage lies over nothing. */
export function areaCommon(a: ObjectPlanar, b: ObjectPlanar): number {
  if (a.faceKey !== b.faceKey || !excludes(a, b)) return 0;
  const [one, other] = [shrunk(a, TOUCHING), shrunk(b, TOUCHING)];
  return lieApart(one, other) ? 0 : coveredArea([one], other);
}

function placed(view: PlanarView, object: ObjectPlanar): Placed {
  const host = view.get("face", object.faceKey);
  return { shape: host ? faceShape(view, host) : null, object };
}

/** Whether an object that goes elsewhere on its face comes to stick out of it or to lie over another, as it did not before. */
export function comesToLieWrong(view: PlanarView, from: ObjectPlanar, to: ObjectPlanar): boolean {
  if (sticksOut(placed(view, to), placed(view, from), isNew)) return true;
  return view.planarObjectsOfFace(to.faceKey).some((key) => {
    const other = key === to.key ? undefined : view.get("objectPlanar", key);
    return other !== undefined && isNew(areaCommon(to, other), () => areaCommon(from, other));
  });
}

/**
 * Why the openings that a diff touches cannot stand as it leaves them; null when they can. `asked`: those of a part of it;
 * `judge`: what counts against them.
 */
export function findMisfit(scene: ReadScene, diff: Diff, asked: Diff = diff, judge = isWorse): Refusal | null {
  const after = viewAfter(scene, diff);
  const changes = [...changesOf(asked)].flatMap((change) => (change.kind === "objectPlanar" ? [change] : []));
  // What was chosen is named before the other side that comes with it.
  for (const { from, to: object } of changes.sort((a, b) => Number(!a.from) - Number(!b.from))) {
    if (!object) continue;
    if (sticksOut(placed(after, object), from && placed(scene, from), judge)) {
      return { code: "outside", message: OBJECT_COPY.outside(object.label), keys: [object.key, object.faceKey] };
    }
    for (const key of after.planarObjectsOfFace(object.faceKey)) {
      const other = key === object.key ? undefined : after.get("objectPlanar", key);
      if (!other) continue;
      const was = scene.get("objectPlanar", key);
      if (judge(areaCommon(object, other), () => (from && was ? areaCommon(from, was) : 0))) {
        return { code: "overlap", message: OBJECT_COPY.overlap(object.label, other.label), keys: [object.key, key] };
      }
    }
  }
  return null;
}
