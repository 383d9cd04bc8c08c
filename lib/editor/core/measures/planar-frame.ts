/** The frame of a host, and how planar objects keep their position in the room while the host changes. */

import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, type HostFrame, hostFrame, toFrame } from "../../../geometry/host-frame";
import { add, dot, scale } from "../../../geometry/vector3";
import { roundAngle } from "../round-length";
import { facePoints } from "./face-points";
import type { Records } from "./places";

/** Returns the frame of a face, or null if the face is missing or has no area. */
export function frameOfFace(records: Records, faceKey: string): HostFrame | null {
  const host = records.get("face", faceKey);
  return host ? hostFrame(facePoints(records, host)[0] ?? []) : null;
}

/** Smaller shifts (meters) and turns (radians) come from rounding: half of 0.1 mm, and 0.1 mm over 10 m. */
const MIN_SHIFT = 0.000_05;
const MIN_TURN = 0.000_01;

/** Wraps an angle to -π…π. */
const wrapAngle = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Returns the fields to write so that the object keeps its position; empty if the frame is unchanged. */
export function placeInFrame(object: ObjectPlanar, from: HostFrame, to: HostFrame): Partial<ObjectPlanar> {
  const fields: Partial<ObjectPlanar> = {};
  const [u, v] = toFrame(to, fromFrame(from, [object.u, object.v]));
  if (Math.abs(u - object.u) > MIN_SHIFT) fields.u = u;
  if (Math.abs(v - object.v) > MIN_SHIFT) fields.v = v;
  const before = object.rotation ?? 0;
  const up = add(scale(from.u, -Math.sin(before)), scale(from.v, Math.cos(before)));
  const after = Math.atan2(-dot(up, to.u), dot(up, to.v));
  if (Math.abs(wrapAngle(after - before)) > MIN_TURN) fields.rotation = roundAngle(after);
  if (object.outline && dot(from.normal, to.normal) < 0) {
    fields.outline = object.outline.map(([x, y]): [number, number] => [-x + 0, y]).reverse();
  }
  return fields;
}
