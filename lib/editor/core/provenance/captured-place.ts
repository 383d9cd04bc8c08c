/** Positions of elements as captured. */
import type { Face, ObjectPlanar, Vertex } from "../../../domain/geometry-records";
import { hostFrame } from "../../../geometry/host-frame";
import { distance, subtract, type Vector3 } from "../../../geometry/vector3";
import { placeInFrame } from "../measures/planar-frame";
import type { PlanarView } from "../measures/planar-view";
import { type CapturedValues, capturedOf } from "./captured-values";

/** Rounding error between corners that moved together, in meters. */
const SAME_SHIFT = 0.000_3;

type Reader = Pick<PlanarView, "get">;

const placeOf = ({ x, y, z }: Pick<Vertex, "x" | "y" | "z">): Vector3 => [x, y, z];

/** Returns a corner's captured position; a corner added later has only its current one. */
export function capturedCorner(vertex: Vertex): Vector3 {
  return placeOf(capturedOf("vertex", vertex) ?? vertex);
}

/** Returns the face's loops as captured, in meters; null if the capture has none or one of its corners was removed. */
export function capturedLoops({ get }: Reader, face: Face): Vector3[][] | null {
  const loops = capturedOf("face", face)?.loops;
  if (!loops) return null;
  const corners = loops.map((loop) => loop.map((key) => get("vertex", key)));
  if (corners.some((loop) => loop.some((corner) => corner === undefined))) return null;
  return corners.map((loop) => loop.map((corner) => capturedCorner(corner as Vertex)));
}

const isRigidMove = (was: readonly Vector3[], now: readonly Vector3[]): boolean => {
  const shift = subtract(now[0]!, was[0]!);
  return was.every((corner, index) => distance(subtract(now[index]!, corner), shift) < SAME_SHIFT);
};

/**
 * Returns the captured values of an opening, with its position relative to the current first corner of its wall: the
 * captured position if the wall moved as one piece, otherwise the position that keeps the opening in place in the room.
 * Fields without captured values keep the current ones.
 */
export function capturedPlanar(view: Reader, object: ObjectPlanar): CapturedValues["objectPlanar"] | null {
  const captured = capturedOf("objectPlanar", object);
  const face = view.get("face", object.faceKey);
  const [capturedOutline] = (captured && face && capturedLoops(view, face)) ?? [];
  const currentOutline = (face?.loops[0] ?? []).flatMap((key) => {
    const corner = view.get("vertex", key);
    return corner ? [placeOf(corner)] : [];
  });
  if (!captured || !capturedOutline) return captured;
  if (capturedOutline.length === currentOutline.length && isRigidMove(capturedOutline, currentOutline)) return captured;
  const [capturedFrame, currentFrame] = [hostFrame(capturedOutline), hostFrame(currentOutline)];
  if (!capturedFrame || !currentFrame) return captured;
  const { u, v, rotation } = placeInFrame({ ...object, ...captured, outline: null }, capturedFrame, currentFrame);
  return {
    ...captured,
    ...(u !== undefined && captured.u !== undefined ? { u } : {}),
    ...(v !== undefined && captured.v !== undefined ? { v } : {}),
    ...(rotation !== undefined && captured.rotation !== undefined ? { rotation } : {}),
  };
}
