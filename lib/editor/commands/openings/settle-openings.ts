/**
 * What moved corners do to doors and windows: on a face that goes as one piece they go along; on one that changes its shape
 * they stay where they are in the room, and only the wall's borders push them, as far as they find room.
 */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, toFrame } from "../../../geometry/host-frame";
import { add, lengthOf, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { acceptPlaces, type CommandOutcome, type Refusal } from "../../core/command";
import { type Diff, writeChange } from "../../core/diff";
import { placeInFrame } from "../../core/measures/planar-frame";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import { fromUpright, type UprightWall, uprightWall } from "../../core/measures/upright-wall";
import type { ReadScene } from "../../core/scene";
import { brokenByMove } from "../topology/broken-by-move";
import { findRoom, type Hung } from "./find-room";
import { comesToLieWrong, findMisfit } from "./opening-fit";
import { twinOf } from "./opposite-side";
import { amend, partTwins } from "./part-twins";

export type Settling = {
  /** Corners that go as one piece. */
  carried?: ReadonlySet<string>;
  /** Openings keep their turn on the wall, and not in the room: they come out square with it. */
  squares?: boolean;
};

/** What rounding leaves between corners that went the same way, in metres. */
const SAME_WAY = 0.000_15;
/** A push by less is none, in metres. */
const UNMOVED = 1e-6;

function wayOf(diff: Diff, key: string): Vector3 {
  const [from, to] = diff.vertex?.updated[key] ?? [];
  return from && to ? [to.x - from.x, to.y - from.y, to.z - from.z] : [0, 0, 0];
}

function isInOnePiece(scene: ReadScene, diff: Diff, faceKey: string, carried?: ReadonlySet<string>): boolean {
  const corners = scene.get("face", faceKey)?.loops.flat() ?? [];
  if (carried) return corners.every((key) => carried.has(key));
  const [first = "", ...others] = corners;
  const way = wayOf(diff, first);
  return others.every((key) => lengthOf(subtract(wayOf(diff, key), way)) < SAME_WAY);
}

/** So many metres along a wall, through space. */
function levelWay(wall: UprightWall, along: number): Vector3 {
  const [u, v] = fromUpright(wall, [along, 0]);
  return add(scale(wall.frame.u, u), scale(wall.frame.v, v));
}

/** `way`: metres through space that it was pushed along its wall, if it was. Floors and ceilings are each room's own. */
type Settled = { object: ObjectPlanar; way: Vector3 | null };

/** Writes the objects of a face whose shape has changed. */
function keepInRoom(scene: ReadScene, after: PlanarView, diff: Diff, faceKey: string, settling: Settling): Settled[] {
  const [here, there] = [uprightWall(scene, faceKey), uprightWall(after, faceKey)];
  if (!here || !there) return [];
  const stays = new Map<string, Partial<ObjectPlanar>>();
  const hung = scene.planarObjectsOfFace(faceKey).flatMap((key): Hung[] => {
    const was = after.get("objectPlanar", key);
    if (!was) return [];
    const fields = placeInFrame(was, here.frame, there.frame);
    if (settling.squares) delete fields.rotation;
    stays.set(key, fields);
    return [{ was, now: { ...was, ...fields } }];
  });
  return findRoom(scene, after, faceKey, hung).map(({ now, place }) => {
    const fields = { ...stays.get(now.key) };
    if (place && place.object !== now) Object.assign(fields, { u: place.object.u, v: place.object.v });
    if (Object.keys(fields).length > 0) amend(scene, diff, "objectPlanar", now.key, fields);
    return { object: now, way: place && Math.abs(place.along) > UNMOVED ? levelWay(there, place.along) : null };
  });
}

/** The same door seen from a room whose wall has not changed goes where the door was pushed to, where there is room for it. */
function pushOtherSide(scene: ReadScene, after: PlanarView, diff: Diff, { object, way }: Settled): void {
  const twin = way && twinOf(after, object);
  const behind = twin && lengthOf(way) > 1e-6 ? uprightWall(after, twin.faceKey) : null;
  if (!way || !twin || !behind) return;
  const [u, v] = toFrame(behind.frame, add(fromFrame(behind.frame, [twin.u, twin.v]), way));
  if (!comesToLieWrong(after, twin, { ...twin, u, v })) amend(scene, diff, "objectPlanar", twin.key, { u, v });
}

/** These objects as changes, also those that stay as they are while their face does not. */
function changesTo(scene: ReadScene, diff: Diff, keys: Iterable<string>): Diff {
  const asked: Diff = {};
  for (const key of keys) {
    const from = scene.get("objectPlanar", key);
    const to = diff.objectPlanar?.updated[key]?.[1] ?? from;
    if (from && to) writeChange(asked, { kind: "objectPlanar", key, from, to });
  }
  return asked;
}

/**
 * Settles what hangs on the faces of corners that a diff moves, and adds that to it. Why it cannot be, or null: no face may
 * come out broken that was whole, and openings that the diff itself moves may lie no worse than before. The others keep no
 * corner from moving: where their wall leaves them no room they stay where they are in the room, and lie wrong until it does.
 */
export function settleOpenings(scene: ReadScene, diff: Diff, settling: Settling = {}): Refusal | null {
  const moved = new Set(Object.keys(diff.vertex?.updated ?? {}).flatMap((key) => scene.facesOfVertex(key)));
  const isPiece = (faceKey: string): boolean => isInOnePiece(scene, diff, faceKey, settling.carried);
  const reshaped = [...moved].filter((key) => !isPiece(key));
  const after = viewAfter(scene, { ...diff });
  const broken = brokenByMove(scene, after, reshaped);
  if (broken) return broken;
  const bearing = reshaped.filter((key) => scene.planarObjectsOfFace(key).length > 0);
  const slid = Object.keys(diff.objectPlanar?.updated ?? {});
  if (bearing.length > 0) {
    const all = bearing.flatMap((faceKey) => keepInRoom(scene, after, diff, faceKey, settling));
    const settled = new Set(all.map(({ object }) => object.key));
    for (const one of all) if (!settled.has(one.object.twinKey ?? "")) pushOtherSide(scene, after, diff, one);
  }
  partTwins(scene, diff, moved, (one, other) => settling.carried !== undefined && isPiece(one) && isPiece(other));
  return slid.length > 0 ? findMisfit(scene, diff, changesTo(scene, diff, slid)) : null;
}

/** Accepts a change of corners, settled, unless something would lie too far out or an opening that it moves where none can be. */
export function acceptSettled(scene: ReadScene, label: string, diff: Diff, settling: Settling = {}): CommandOutcome {
  const inReach = acceptPlaces(label, diff);
  if (!inReach.ok) return inReach;
  const misfit = settleOpenings(scene, diff, settling);
  return misfit ? { ok: false, refusal: misfit } : acceptPlaces(label, diff);
}
