/** Places doors, windows and openings on the faces of their walls. */
import type { ObjectPlanar, PlanarLabel } from "../../../domain/geometry-records";
import { type HostFrame, heightOver, hostFrame, toFrame } from "../../../geometry/host-frame";
import { roundSize } from "../../../geometry/round-size";
import type { Vector2 } from "../../../geometry/vector2";
import { dot } from "../../../geometry/vector3";
import { roundLength } from "../../core/round-length";
import type { CapturedSurface } from "./captured-room";
import { reasons } from "./copy";
import { type DraftWall, importedEntry, type RoomDraft, refusedEntry } from "./room-draft";

/** How far an object without a wall of its own may be from a wall's plane, in m. */
const MAX_WALL_DISTANCE = 0.3;
const MIN_REPORTED_OFF_PLANE = 0.005;
/** Objects farther than this from the plane of their wall are refused, in m. */
const MAX_OFF_PLANE = 0.5;
const MIN_REPORTED_PAST_BORDER = 0.005;

type Host = {
  wall: DraftWall;
  frame: HostFrame;
  at: Vector2;
  /** Distances in m: past the face's border, and off its plane. */
  past: number;
  off: number;
};

function hostOn(wall: DraftWall, object: CapturedSurface, { pool }: RoomDraft): Host | null {
  const loop = wall.face.loops[0]!.map(pool.at);
  const frame = hostFrame(loop);
  if (!frame || Math.abs(dot(frame.normal, object.frame.z)) < 0.9) return null;
  const at = toFrame(frame, object.frame.origin);
  const corners = loop.map((corner) => toFrame(frame, corner));
  const [us, vs] = [corners.map(([u]) => u), corners.map(([, v]) => v)];
  const past = Math.max(
    Math.min(...us) - at[0] + object.width / 2,
    at[0] + object.width / 2 - Math.max(...us),
    Math.min(...vs) - at[1] + object.height / 2,
    at[1] + object.height / 2 - Math.max(...vs),
  );
  return { wall, frame, at, past, off: Math.abs(heightOver(frame, object.frame.origin)) };
}

/** Returns the face that contains most of the object. */
const bestOf = (hosts: readonly (Host | null)[]): Host | null =>
  hosts.reduce<Host | null>((best, host) => (host && (!best || host.past < best.past) ? host : best), null);

function rotationIn(frame: HostFrame, object: CapturedSurface): number {
  const angle = Math.atan2(dot(object.frame.x, frame.v), dot(object.frame.x, frame.u));
  // From the other side the axis is reversed; a rectangle stays the same.
  const folded = angle > Math.PI / 2 ? angle - Math.PI : angle < -Math.PI / 2 ? angle + Math.PI : angle;
  return Math.abs(folded) < 0.01 ? 0 : Math.round(folded * 10_000) / 10_000;
}

function toRecord(object: CapturedSurface, { wall, frame, at }: Host, draft: RoomDraft): ObjectPlanar {
  const isMirrored = dot(object.frame.x, frame.u) < 0;
  const [width, height] = roundSize(object.width, object.height);
  const placed = {
    u: roundLength(at[0]),
    v: roundLength(at[1]),
    width,
    height,
    rotation: rotationIn(frame, object),
  };
  const outline = object.corners.map(([x, y]): [number, number] => [roundLength(isMirrored ? -x : x), roundLength(y)]);
  return {
    key: draft.context.createKey("objectPlanar"),
    surveyKey: draft.context.surveyKey,
    floorNumber: draft.floorNumber,
    label: object.element as PlanarLabel,
    faceKey: wall.face.key,
    ...placed,
    outline: outline.length >= 3 ? outline : null,
    depth: roundLength(Math.max(0, object.depth)),
    ...(object.isOpen === null ? {} : { isOpen: object.isOpen }),
    twinKey: null,
    confidence: object.confidence,
    source: "scan",
    sourceId: object.identifier,
    captured: { ...placed, label: object.element, isOpen: object.isOpen },
  };
}

function placeOne(object: CapturedSurface, draft: RoomDraft): ObjectPlanar | null {
  const ownWalls = draft.walls.filter(({ wall }) => wall.identifier === object.parentIdentifier);
  const host =
    ownWalls.length > 0
      ? bestOf(ownWalls.map((wall) => hostOn(wall, object, draft)))
      : bestOf(
          draft.walls.map((wall) => {
            const near = hostOn(wall, object, draft);
            return near && near.off <= MAX_WALL_DISTANCE && near.past < object.width / 2 ? near : null;
          }),
        );
  if (!host || host.past > Math.max(object.width, object.height) / 2) {
    draft.entries.push(refusedEntry(object, ownWalls.length > 0 ? reasons.outsideWall : reasons.noWall));
    return null;
  }
  if (host.off > MAX_OFF_PLANE) {
    draft.entries.push(refusedEntry(object, reasons.offWall(host.off)));
    return null;
  }
  const record = toRecord(object, host, draft);
  if (ownWalls.length === 0) {
    object.repairs.push(object.parentIdentifier === null ? reasons.noWallNamed : reasons.otherWall);
  }
  if (host.off > MIN_REPORTED_OFF_PLANE) object.repairs.push(reasons.offPlane(host.off));
  const remarks = host.past > MIN_REPORTED_PAST_BORDER ? [reasons.pastBorder(host.past)] : [];
  draft.entries.push(importedEntry(object, [record.key], remarks));
  return record;
}

/** Adds an entry for each object to the report, placed or refused. */
export function placePlanar(draft: RoomDraft): ObjectPlanar[] {
  return draft.room.planar.flatMap((object) => placeOne(object, draft) ?? []);
}
