/**
 * The frame of planar objects: origin at the first loop vertex, u along the first side of non-zero length, v = normal ×
 * u. In meters.
 */
import { loopNormal } from "./newell";
import type { Vector2 } from "./vector2";
import { add, cross, dot, normalize, scale, subtract, type Vector3 } from "./vector3";

export type HostFrame = { origin: Vector3; u: Vector3; v: Vector3; normal: Vector3 };

/** Returns the frame of a face's outer loop, or null if the loop has no area. */
export function hostFrame(loop: readonly Vector3[]): HostFrame | null {
  const [origin] = loop;
  const normal = loopNormal(loop);
  if (!origin || !normal) return null;
  for (let i = 0; i < loop.length; i += 1) {
    const direction = normalize(subtract(loop[i + 1] ?? origin, loop[i]!));
    const v = direction && normalize(cross(normal, direction));
    // On a slightly bent loop the side leaves the mean plane: project it, so that the frame is orthogonal.
    if (v) return { origin, u: cross(v, normal), v, normal };
  }
  return null;
}

/** Returns the point in the frame, without its distance from the plane. */
export function toFrame(frame: HostFrame, point: Vector3): Vector2 {
  const offset = subtract(point, frame.origin);
  return [dot(offset, frame.u), dot(offset, frame.v)];
}

export const fromFrame = (frame: HostFrame, [u, v]: Vector2): Vector3 =>
  add(frame.origin, add(scale(frame.u, u), scale(frame.v, v)));

/** Returns the signed distance from the plane of the frame, along its normal, in meters. */
export const heightOver = (frame: HostFrame, point: Vector3): number =>
  dot(subtract(point, frame.origin), frame.normal);

/** Returns the largest distance of these points in front of the plane, in meters; 0 if none is in front. */
export function maxHeightOver(frame: HostFrame, loops: readonly (readonly Vector3[])[]): number {
  let height = 0;
  for (const loop of loops) for (const point of loop) height = Math.max(height, heightOver(frame, point));
  return height;
}
