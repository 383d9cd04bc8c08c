/** Whether doors, windows and openings lie within their wall and clear of each other, after a change. */
import type { ObjectPlanar } from "../../domain/geometry-records";
import { coveredArea } from "../../geometry/covered-area";
import { signedArea } from "../../geometry/polygon-area";
import type { Vector2 } from "../../geometry/vector2";
import type { Refusal } from "../commands/command";
import { changesOf, type Diff } from "../diff";
import { OBJECT_WORDS } from "../object-words";
import { planarOutline } from "../quantities/planar-outline";
import type { ReadScene } from "../scene";
import { type PlanarView, viewAfter } from "./planar-view";
import { fromUpright, uprightWall } from "./upright-wall";

/** As far past its wall's border as scans put an opening, in metres. */
const PAST_BORDER = 0.005;
/** As far as two may lie over each other: what rounding does. */
const TOUCHING = 0.0005;
/** Square metres that are nothing. */
const NO_AREA = 1e-7;

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

const areaOf = (outline: readonly Vector2[]): number => Math.abs(signedArea(outline));

/** Square metres that stick out of the host face or into its holes. */
function areaOutside(view: PlanarView, object: ObjectPlanar): number {
  const wall = uprightWall(view, object.faceKey);
  const [outer, ...holes] = (wall?.loops ?? []).map((loop) => loop.map((place) => fromUpright(wall!, place)));
  if (!outer) return 0;
  const outline = shrunk(object, PAST_BORDER);
  const inHoles = holes.reduce((sum, hole) => sum + coveredArea([outline], hole), 0);
  return areaOf(outline) - coveredArea([outline], outer) + inHoles;
}

/** Damage may lie over anything, and anything over damage. */
const excludes = (a: ObjectPlanar, b: ObjectPlanar): boolean => a.label !== "damage" && b.label !== "damage";

const areaCommon = (a: ObjectPlanar, b: ObjectPlanar): number =>
  a.faceKey === b.faceKey && excludes(a, b) ? coveredArea([shrunk(a, TOUCHING)], shrunk(b, TOUCHING)) : 0;

/** More than nothing, and more than it was before: what a scan left wrong may be made better step by step. */
const isWorse = (now: number, before: () => number): boolean => now > NO_AREA && now > before() + NO_AREA;

/** Why the openings that a diff touches cannot stand as it leaves them; null when they can. */
export function findMisfit(scene: ReadScene, diff: Diff): Refusal | null {
  const after = viewAfter(scene, diff);
  const changes = [...changesOf(diff)].flatMap((change) => (change.kind === "objectPlanar" ? [change] : []));
  // What was chosen is named before the other side that comes with it.
  for (const { from, to: object } of changes.sort((a, b) => Number(!a.from) - Number(!b.from))) {
    if (!object) continue;
    if (isWorse(areaOutside(after, object), () => (from ? areaOutside(scene, from) : 0))) {
      return { code: "outside", message: OBJECT_WORDS.outside(object.label), keys: [object.key, object.faceKey] };
    }
    for (const key of after.planarObjectsOfFace(object.faceKey)) {
      const other = key === object.key ? undefined : after.get("objectPlanar", key);
      if (!other) continue;
      const was = scene.get("objectPlanar", key);
      if (isWorse(areaCommon(object, other), () => (from && was ? areaCommon(from, was) : 0))) {
        return { code: "overlap", message: OBJECT_WORDS.overlap(object.label, other.label), keys: [object.key, key] };
      }
    }
  }
  return null;
}
