/**
 * What moved corners do to doors and windows: on a face that goes as one piece they go along; on one that changes its shape
 * they stay where they are in the room, and only a wall's end pushes them.
 */
import type { ObjectPlanar } from "../../domain/geometry-records";
import { fromFrame, toFrame } from "../../geometry/host-frame";
import { add, lengthOf, scale, subtract, type Vector3 } from "../../geometry/vector3";
import { acceptPlaces, type CommandOutcome, type Refusal } from "../commands/command";
import { type Diff, writeChange } from "../diff";
import { planarOutline } from "../quantities/planar-outline";
import type { ReadScene } from "../scene";
import { placeInFrame } from "../topology/planar-frame";
import { findMisfit, isNew } from "./opening-fit";
import { twinOf } from "./opposite-side";
import { amend, partTwins } from "./part-twins";
import { type PlanarView, viewAfter } from "./planar-view";
import { fromUpright, lowerBorder, sideBorders, toUpright, type UprightWall, uprightWall } from "./upright-wall";

export type Settling = {
  /** Corners that go as one piece. */
  carried?: ReadonlySet<string>;
  /** Openings keep their turn on the wall, and not in the room: they come out square with it. */
  squares?: boolean;
};

/** What rounding leaves between corners that went the same way, in metres. */
const SAME_WAY = 0.000_15;
/** Lower than this over its wall's foot an opening stands on the floor, and goes on doing so, in metres. */
const ON_FLOOR = 0.03;
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

type Reach = { along: [number, number]; up: [number, number] };

/** From where to where an object reaches along and up its wall. */
function reachOf(wall: UprightWall, object: ObjectPlanar): Reach {
  const corners = planarOutline(object).map((corner) => toUpright(wall, corner));
  const span = (at: 0 | 1): [number, number] => {
    const parts = corners.map((corner) => corner[at]);
    return [Math.min(...parts), Math.max(...parts)];
  };
  return { along: span(0), up: span(1) };
}

/** How far something must be pushed to lie between two ends, past which it may reach no farther than it did. */
function push([from, to]: [number, number], [low, high]: [number, number], past: [number, number]): number {
  const [least, most] = [low - past[0] - from, high + past[1] - to];
  return least > most ? 0 : Math.min(most, Math.max(least, 0));
}

const pastEnds = ([from, to]: [number, number], low: number, high: number): [number, number] => [
  Math.max(0, low - from),
  Math.max(0, to - high),
];

/** How far the object, which lies in the changed wall where it was in the room, is pushed along and up. */
function pushOf(here: UprightWall, was: ObjectPlanar, there: UprightWall, now: ObjectPlanar): [number, number] {
  const [before, after] = [reachOf(here, was), reachOf(there, now)];
  const [left, right] = sideBorders(here, ...before.up);
  const along = push(after.along, sideBorders(there, ...after.up), pastEnds(before.along, left, right));
  const over = before.up[0] - lowerBorder(here, ...before.along);
  if (Math.abs(over) < ON_FLOOR) {
    const foot = lowerBorder(there, after.along[0] + along, after.along[1] + along);
    return [along, foot + over - after.up[0]];
  }
  return [along, push(after.up, [there.low, there.high], pastEnds(before.up, here.low, here.high))];
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
  return scene.planarObjectsOfFace(faceKey).flatMap((key): Settled[] => {
    const was = after.get("objectPlanar", key);
    if (!was) return [];
    const stays = placeInFrame(was, here.frame, there.frame);
    if (settling.squares) delete stays.rotation;
    const now = { ...was, ...stays };
    const [along, up] = pushOf(here, was, there, now);
    const [u, v] = fromUpright(there, [along, up]);
    const place = Math.hypot(u, v) > UNMOVED ? { ...stays, u: now.u + u, v: now.v + v } : stays;
    if (Object.keys(place).length > 0) amend(scene, diff, "objectPlanar", key, place);
    return [{ object: now, way: Math.abs(along) > UNMOVED ? levelWay(there, along) : null }];
  });
}

/** The same door seen from a room whose wall has not changed goes where the door was pushed to. */
function pushOtherSide(scene: ReadScene, after: PlanarView, diff: Diff, { object, way }: Settled): void {
  const twin = way && twinOf(after, object);
  const behind = twin && lengthOf(way) > 1e-6 ? uprightWall(after, twin.faceKey) : null;
  if (!way || !twin || !behind) return;
  const [u, v] = toFrame(behind.frame, add(fromFrame(behind.frame, [twin.u, twin.v]), way));
  amend(scene, diff, "objectPlanar", twin.key, { u, v });
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
 * Settles what hangs on the faces of corners that a diff moves, and adds that to it. Why it cannot be, or null: openings that
 * the diff itself moves may lie no worse than before, the others may not come to lie wrong.
 */
export function settleOpenings(scene: ReadScene, diff: Diff, settling: Settling = {}): Refusal | null {
  const moved = new Set(Object.keys(diff.vertex?.updated ?? {}).flatMap((key) => scene.facesOfVertex(key)));
  const isPiece = (faceKey: string): boolean => isInOnePiece(scene, diff, faceKey, settling.carried);
  const bearing = [...moved].filter((key) => scene.planarObjectsOfFace(key).length > 0 && !isPiece(key));
  const slid = new Set(Object.keys(diff.objectPlanar?.updated ?? {}));
  const settled = new Set<string>();
  if (bearing.length > 0) {
    const after = viewAfter(scene, { ...diff });
    const all = bearing.flatMap((faceKey) => keepInRoom(scene, after, diff, faceKey, settling));
    for (const { object } of all) settled.add(object.key);
    for (const one of all) if (!settled.has(one.object.twinKey ?? "")) pushOtherSide(scene, after, diff, one);
  }
  const pushed = Object.keys(diff.objectPlanar?.updated ?? {});
  const others = [...settled, ...pushed].filter((key) => !slid.has(key));
  partTwins(scene, diff, moved, (one, other) => settling.carried !== undefined && isPiece(one) && isPiece(other));
  return (
    (slid.size > 0 ? findMisfit(scene, diff, changesTo(scene, diff, slid)) : null) ??
    (others.length > 0 ? findMisfit(scene, diff, changesTo(scene, diff, others), isNew) : null)
  );
}

/** Accepts a change of corners, settled, unless something would lie too far out or an opening where none can be. */
export function acceptSettled(scene: ReadScene, label: string, diff: Diff, settling: Settling = {}): CommandOutcome {
  const misfit = settleOpenings(scene, diff, settling);
  return misfit ? { ok: false, refusal: misfit } : acceptPlaces(label, diff);
}
