/** Whether two walls are the two sides of one wall: back to back, and no farther apart than a wall is thick. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, type HostFrame, heightOver, hostFrame } from "../../../geometry/host-frame";
import { dot, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { loopPlaces } from "./places";
import type { PlanarView } from "./planar-view";

/** Maximum thickness of a wall, in meters. */
export const MAX_WALL_THICKNESS = 0.35;
/** Maximum cosine between the normals of two walls that are back to back. */
export const BACK_TO_BACK = -0.98;
/** Minimum overlap of two walls along an axis, in meters. */
const MIN_OVERLAP = 0.05;

export type WallSide = { frame: HostFrame; corners: readonly Vector3[] };

/** Returns null if the face is missing or has no area. */
export function wallSide(view: Pick<PlanarView, "get">, faceKey: string): WallSide | null {
  const corners = loopPlaces(view, view.get("face", faceKey)?.loops[0] ?? []);
  const frame = hostFrame(corners);
  return frame && { frame, corners };
}

/** Returns the overlap of both walls along an axis in meters; a gap is negative. */
function overlapAlong(a: WallSide, b: WallSide, axis: Vector3): number {
  const [one, other] = [a, b].map(({ corners }) => corners.map((corner) => dot(corner, axis)));
  return Math.min(Math.max(...one!), Math.max(...other!)) - Math.max(Math.min(...one!), Math.min(...other!));
}

const middleOf = ({ corners }: WallSide): Vector3 => {
  const sum = (axis: 0 | 1 | 2): number => corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [sum(0), sum(1), sum(2)];
};

/** Whether two walls are back to back, in any order of their planes, since scans let thin walls cross slightly. */
export function areBackToBack(a: WallSide, b: WallSide): boolean {
  return (
    dot(a.frame.normal, b.frame.normal) < BACK_TO_BACK &&
    Math.abs(heightOver(a.frame, middleOf(b))) <= MAX_WALL_THICKNESS &&
    overlapAlong(a, b, a.frame.u) > MIN_OVERLAP &&
    overlapAlong(a, b, a.frame.v) > MIN_OVERLAP
  );
}

/** Whether two planar objects on opposite sides of a wall overlap, seen through the wall. */
export function areOpposite(a: WallSide, onA: ObjectPlanar, b: WallSide, onB: ObjectPlanar): boolean {
  const offset = subtract(fromFrame(b.frame, [onB.u, onB.v]), fromFrame(a.frame, [onA.u, onA.v]));
  const [x, y, z] = subtract(offset, scale(a.frame.normal, dot(offset, a.frame.normal)));
  return Math.hypot(x, z) < (onA.width + onB.width) / 2 && Math.abs(y) < (onA.height + onB.height) / 2;
}
