import type { ObjectPlanar } from "../../domain/geometry-records";
import { fromFrame, toFrame } from "../../geometry/host-frame";
import type { Vector3 } from "../../geometry/vector3";
import { areFinite, type CommandOutcome, type Refusal, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import { freshKeys, type NewKey } from "../core/fresh-key";
import { allowsThrough, goesThrough } from "../core/measures/opening-presets";
import { fromUpright, lowerBorder, toUpright, uprightWall } from "../core/measures/upright-wall";
import { OBJECT_COPY } from "../core/object-copy";
import type { ReadScene } from "../core/scene";
import { acceptOpenings } from "./openings/accept-openings";
import { candidatePositions } from "./openings/candidate-positions";
import { writeRehostedOpening } from "./openings/write-opening";

export type Rehosting = {
  key: string;
  /** The target wall. */
  faceKey: string;
  /** The point under the pointer, in meters; without it, the free position nearest to the current one. */
  at?: Vector3;
  newKey?: NewKey;
};

/** An opening lower than this above the foot of its wall is on the floor, and remains so on the new wall, in meters. */
const ON_FLOOR = 0.03;

/** Moves an opening to another wall, at the same height above the foot. Its twin follows the wall behind. */
export function rehostOpening(scene: ReadScene, rehosting: Rehosting): CommandOutcome {
  const { key, faceKey, at } = rehosting;
  const object = scene.get("objectPlanar", key);
  const host = object && uprightWall(scene, object.faceKey);
  const wall = uprightWall(scene, faceKey);
  if (!object || !host || !wall) return refuse("missing", COPY.missing, [object && host ? faceKey : key]);
  if (at && !areFinite(at)) return refuse("invalid", COPY.notANumber, [key]);
  if (faceKey === object.faceKey) return refuse("invalid", OBJECT_COPY.sameWall, [key]);
  if (goesThrough(object.label) && !allowsThrough(wall.face.label)) {
    return refuse("invalid", OBJECT_COPY.notAWall(object.label), [key, faceKey]);
  }
  const half = object.height / 2;
  const [alongHere, upHere] = toUpright(host, [object.u, object.v]);
  const sill = upHere - half - lowerBorder(host, alongHere - object.width / 2, alongHere + object.width / 2);
  const point = at ?? fromFrame(host.frame, [object.u, object.v]);
  const [preferred] = toUpright(wall, toFrame(wall.frame, point));
  const newKey = freshKeys(scene, rehosting.newKey);

  function diffAt(along: number): Diff {
    const foot = lowerBorder(wall!, along - object!.width / 2, along + object!.width / 2);
    const up = foot + half + (sill < ON_FLOOR ? 0 : sill);
    const [u, v] = fromUpright(wall!, [along, up]);
    const rotation = wall!.turn + (object!.rotation ?? 0) - host!.turn;
    const to: ObjectPlanar = { ...object!, faceKey, floorNumber: wall!.face.floorNumber, u, v, rotation };
    const diff: Diff = {};
    writeRehostedOpening(scene, diff, object!, to, newKey);
    return diff;
  }

  let firstOutcome: CommandOutcome | null = null;
  for (const along of candidatePositions(scene, wall, object, preferred).slice(0, at ? 1 : undefined)) {
    const outcome = acceptOpenings(scene, OBJECT_COPY.rehost(object.label), diffAt(along));
    if (outcome.ok) return outcome;
    firstOutcome ??= outcome;
  }
  if (!firstOutcome || firstOutcome.ok) {
    const refusal: Refusal = { code: "outside", message: OBJECT_COPY.outside(object.label), keys: [key, faceKey] };
    return { ok: false, refusal, attempted: diffAt(preferred) };
  }
  if (at || firstOutcome.refusal.code !== "overlap") return firstOutcome;
  return refuse("overlap", OBJECT_COPY.noPlaceLeft(object.label), firstOutcome.refusal.keys);
}
