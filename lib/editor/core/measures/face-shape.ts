/** A face in its host frame, in meters. */
import type { Face } from "../../../domain/geometry-records";
import { type HostFrame, hostFrame, toFrame } from "../../../geometry/host-frame";
import type { Vector2 } from "../../../geometry/vector2";
import { facePoints } from "./face-points";
import type { Records } from "./places";

/** `loops`: the outer loop, then the holes. */
export type FaceShape = { frame: HostFrame; loops: Vector2[][] };

/** Returns the shape of a face; null if the face has no area. */
export function faceShape(records: Records, face: Face): FaceShape | null {
  const pointLoops = facePoints(records, face);
  const frame = hostFrame(pointLoops[0] ?? []);
  return frame && { frame, loops: pointLoops.map((loop) => loop.map((point) => toFrame(frame, point))) };
}
