/**
 * Moves openings after corners have moved. Openings on a face that moves as one piece move with the face; openings on a
 * reshaped face keep their position in the room, unless the borders of the wall push them.
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
import { fitOpenings, type HostedObject } from "./fit-openings";
import { becomesMisplaced, findMisfit } from "./opening-fit";
import { twinOf } from "./opposite-side";
import { unpairMovedTwins, updateInDiff } from "./unpair-twins";

export type Settling = {
  /** Corners that move as one piece. */
  carried?: ReadonlySet<string>;
  /** Whether openings keep their rotation on the wall instead of in the room, so that they become square with it. */
  squares?: boolean;
};

/** Rounding error between corners that moved together, in meters. */
const SAME_SHIFT = 0.000_15;
/** Smaller pushes are ignored, in meters. */
const MIN_PUSH = 1e-6;

function shiftOf(diff: Diff, key: string): Vector3 {
  const [from, to] = diff.vertex?.updated[key] ?? [];
  return from && to ? [to.x - from.x, to.y - from.y, to.z - from.z] : [0, 0, 0];
}

function isRigidMove(scene: ReadScene, diff: Diff, faceKey: string, carried?: ReadonlySet<string>): boolean {
  const corners = scene.get("face", faceKey)?.loops.flat() ?? [];
  if (carried) return corners.every((key) => carried.has(key));
  const [first = "", ...others] = corners;
  const shift = shiftOf(diff, first);
  return others.every((key) => lengthOf(subtract(shiftOf(diff, key), shift)) < SAME_SHIFT);
}

/** Converts a distance along a wall to a vector in space. */
function vectorAlong(wall: UprightWall, along: number): Vector3 {
  const [u, v] = fromUpright(wall, [along, 0]);
  return add(scale(wall.frame.u, u), scale(wall.frame.v, v));
}

/** `push`: the shift along the wall as a vector in meters, if any. */
type Settled = { object: ObjectPlanar; push: Vector3 | null };

/** Writes the new positions of the objects on a reshaped face into the diff. */
function keepInRoom(scene: ReadScene, after: PlanarView, diff: Diff, faceKey: string, settling: Settling): Settled[] {
  const oldWall = uprightWall(scene, faceKey);
  const newWall = uprightWall(after, faceKey);
  if (!oldWall || !newWall) return [];
  const fieldsByKey = new Map<string, Partial<ObjectPlanar>>();
  const hosted = scene.planarObjectsOfFace(faceKey).flatMap((key): HostedObject[] => {
    const was = after.get("objectPlanar", key);
    if (!was) return [];
    const fields = placeInFrame(was, oldWall.frame, newWall.frame);
    if (settling.squares) delete fields.rotation;
    fieldsByKey.set(key, fields);
    return [{ was, now: { ...was, ...fields } }];
  });
  return fitOpenings(scene, after, faceKey, hosted).map(({ now, place }) => {
    const fields = { ...fieldsByKey.get(now.key) };
    if (place && place.object !== now) Object.assign(fields, { u: place.object.u, v: place.object.v });
    if (Object.keys(fields).length > 0) updateInDiff(scene, diff, "objectPlanar", now.key, fields);
    return { object: now, push: place && Math.abs(place.along) > MIN_PUSH ? vectorAlong(newWall, place.along) : null };
  });
}

/** Moves the twin on an unchanged wall by the same push, if the twin fits there. */
function pushTwin(scene: ReadScene, after: PlanarView, diff: Diff, { object, push }: Settled): void {
  const twin = push && twinOf(after, object);
  const twinWall = twin && lengthOf(push) > 1e-6 ? uprightWall(after, twin.faceKey) : null;
  if (!push || !twin || !twinWall) return;
  const [u, v] = toFrame(twinWall.frame, add(fromFrame(twinWall.frame, [twin.u, twin.v]), push));
  if (!becomesMisplaced(after, twin, { ...twin, u, v })) updateInDiff(scene, diff, "objectPlanar", twin.key, { u, v });
}

/** Returns a diff of these objects, including objects that do not move while their face changes. */
function changesTo(scene: ReadScene, diff: Diff, keys: Iterable<string>): Diff {
  const changes: Diff = {};
  for (const key of keys) {
    const from = scene.get("objectPlanar", key);
    const to = diff.objectPlanar?.updated[key]?.[1] ?? from;
    if (from && to) writeChange(changes, { kind: "objectPlanar", key, from, to });
  }
  return changes;
}

/**
 * Settles the objects on the faces of moved corners and adds their changes to the diff. Returns a refusal or null: no
 * sound face may break, and openings that the diff itself moves may not fit worse than before. Other openings never
 * block a move: an opening that does not fit keeps its position and is reported as misplaced.
 */
export function settleOpenings(scene: ReadScene, diff: Diff, settling: Settling = {}): Refusal | null {
  const moved = new Set(Object.keys(diff.vertex?.updated ?? {}).flatMap((key) => scene.facesOfVertex(key)));
  const isRigid = (faceKey: string): boolean => isRigidMove(scene, diff, faceKey, settling.carried);
  const reshaped = [...moved].filter((key) => !isRigid(key));
  const after = viewAfter(scene, { ...diff });
  const broken = brokenByMove(scene, after, reshaped);
  if (broken) return broken;
  const withObjects = reshaped.filter((key) => scene.planarObjectsOfFace(key).length > 0);
  const movedOpenings = Object.keys(diff.objectPlanar?.updated ?? {});
  if (withObjects.length > 0) {
    const objects = withObjects.flatMap((faceKey) => keepInRoom(scene, after, diff, faceKey, settling));
    const settledKeys = new Set(objects.map(({ object }) => object.key));
    for (const one of objects) if (!settledKeys.has(one.object.twinKey ?? "")) pushTwin(scene, after, diff, one);
  }
  unpairMovedTwins(
    scene,
    diff,
    moved,
    (one, other) => settling.carried !== undefined && isRigid(one) && isRigid(other),
  );
  return movedOpenings.length > 0 ? findMisfit(scene, diff, changesTo(scene, diff, movedOpenings)) : null;
}

/**
 * Settles and accepts a change of corners unless an element ends up too far away, a face breaks, or a moved opening
 * does not fit.
 */
export function acceptSettled(scene: ReadScene, label: string, diff: Diff, settling: Settling = {}): CommandOutcome {
  const inReach = acceptPlaces(label, diff);
  if (!inReach.ok) return inReach;
  const misfit = settleOpenings(scene, diff, settling);
  return misfit ? { ok: false, refusal: misfit } : acceptPlaces(label, diff);
}
