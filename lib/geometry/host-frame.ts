/**
 * The frame that planar objects are placed in: origin at the first loop vertex, u along the first edge of non-zero
 * length, v = normal × u. Metres.
 */
import { loopNormal } from "./newell";
import type { Vector2 } from "./vector2";
import { add, cross, dot, normalize, scale, subtract, type Vector3 } from "./vector3";

export type HostFrame = { origin: Vector3; u: Vector3; v: Vector3; normal: Vector3 };

/** The frame of a face's outer loop, or null when the loop encloses nothing. */
export function hostFrame(loop: readonly Vector3[]): HostFrame | null {
  const [origin] = loop;
  const normal = loopNormal(loop);
  if (!origin || !normal) return null;
  for (let at = 0; at < loop.length; at += 1) {
    const along = normalize(subtract(loop[at + 1] ?? origin, loop[at]!));
    const v = along && normalize(cross(normal, along));
    // On a slightly bent loop the edge leaves the mean plane: u is its shadow in the plane, so that the frame is square.
    if (v) return { origin, u: cross(v, normal), v, normal };
  }
  return null;
}

/** The point's place in the frame; what sticks out along the normal is dropped. */
export function toFrame(frame: HostFrame, point: Vector3): Vector2 {
  const offset = subtract(point, frame.origin);
  return [dot(offset, frame.u), dot(offset, frame.v)];
}

export const fromFrame = (frame: HostFrame, [u, v]: Vector2): Vector3 =>
  add(frame.origin, add(scale(frame.u, u), scale(frame.v, v)));

/** Signed distance from the frame's plane, along its normal. */
export const heightOver = (frame: HostFrame, point: Vector3): number =>
  dot(subtract(point, frame.origin), frame.normal);

/** How far the outermost of these places lies before the frame's plane, in metres; 0 where none does. */
export function jutOver(frame: HostFrame, loops: readonly (readonly Vector3[])[]): number {
  let jut = 0;
  for (const loop of loops) for (const point of loop) jut = Math.max(jut, heightOver(frame, point));
  return jut;
}
