/** Doors, windows and other planar objects stay where they are in the room while their host's frame changes under them. */

import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, type HostFrame, toFrame } from "../../../geometry/host-frame";
import { add, dot, scale } from "../../../geometry/vector3";
import { roundAngle } from "../round-length";

/** Turns and shifts smaller than these come of rounding: half of 0.1 mm, and that over 10 m. */
const NO_SHIFT = 0.000_05;
const NO_TURN = 0.000_01;

/** An angle between -π and π. */
const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** What of the object's place must be written so that it stays where it is; nothing when the frame is as it was. */
export function placeInFrame(object: ObjectPlanar, from: HostFrame, to: HostFrame): Partial<ObjectPlanar> {
  const fields: Partial<ObjectPlanar> = {};
  const [u, v] = toFrame(to, fromFrame(from, [object.u, object.v]));
  if (Math.abs(u - object.u) > NO_SHIFT) fields.u = u;
  if (Math.abs(v - object.v) > NO_SHIFT) fields.v = v;
  const before = object.rotation ?? 0;
  const up = add(scale(from.u, -Math.sin(before)), scale(from.v, Math.cos(before)));
  const after = Math.atan2(-dot(up, to.u), dot(up, to.v));
  if (Math.abs(wrapped(after - before)) > NO_TURN) fields.rotation = roundAngle(after);
  if (object.outline && dot(from.normal, to.normal) < 0) {
    fields.outline = object.outline.map(([x, y]): [number, number] => [-x + 0, y]).reverse();
  }
  return fields;
}
