/** Where elements stood when they were captured. */
import type { Face, ObjectPlanar, Vertex } from "../../../domain/geometry-records";
import { hostFrame } from "../../../geometry/host-frame";
import { distance, subtract, type Vector3 } from "../../../geometry/vector3";
import { placeInFrame } from "../measures/planar-frame";
import type { PlanarView } from "../measures/planar-view";
import { type CapturedValues, capturedOf } from "./captured-values";

/** What rounding leaves between corners that went the same way, in metres. */
const SAME_WAY = 0.000_3;

type Reader = Pick<PlanarView, "get">;

const placeOf = ({ x, y, z }: Pick<Vertex, "x" | "y" | "z">): Vector3 => [x, y, z];

/** A corner's place as captured; one that was added since has never stood elsewhere. */
export function capturedCorner(vertex: Vertex): Vector3 {
  return placeOf(capturedOf("vertex", vertex) ?? vertex);
}

/** The face's loops as captured, in metres; null where the capture has none, or a corner of it is gone. */
export function capturedLoops({ get }: Reader, face: Face): Vector3[][] | null {
  const loops = capturedOf("face", face)?.loops;
  if (!loops) return null;
  const corners = loops.map((loop) => loop.map((key) => get("vertex", key)));
  if (corners.some((loop) => loop.some((corner) => corner === undefined))) return null;
  return corners.map((loop) => loop.map((corner) => capturedCorner(corner as Vertex)));
}

const isInOnePiece = (was: readonly Vector3[], now: readonly Vector3[]): boolean => {
  const way = subtract(now[0]!, was[0]!);
  return was.every((corner, at) => distance(subtract(now[at]!, corner), way) < SAME_WAY);
};

/**
 * An opening's captured values, its place counted from its wall's first corner as that stands now: on a wall that has gone
 * as one piece it is the captured number, on one that was drawn out it is where the opening was in the room. What the
 * capture does not say is as it is.
 */
export function capturedPlanar(view: Reader, object: ObjectPlanar): CapturedValues["objectPlanar"] | null {
  const captured = capturedOf("objectPlanar", object);
  const face = view.get("face", object.faceKey);
  const [was] = (captured && face && capturedLoops(view, face)) ?? [];
  const now = (face?.loops[0] ?? []).flatMap((key) => {
    const corner = view.get("vertex", key);
    return corner ? [placeOf(corner)] : [];
  });
  if (!captured || !was) return captured;
  if (was.length === now.length && isInOnePiece(was, now)) return captured;
  const [here, there] = [hostFrame(was), hostFrame(now)];
  if (!here || !there) return captured;
  const { u, v, rotation } = placeInFrame({ ...object, ...captured, outline: null }, here, there);
  return {
    ...captured,
    ...(u !== undefined && captured.u !== undefined ? { u } : {}),
    ...(v !== undefined && captured.v !== undefined ? { v } : {}),
    ...(rotation !== undefined && captured.rotation !== undefined ? { rotation } : {}),
  };
}
