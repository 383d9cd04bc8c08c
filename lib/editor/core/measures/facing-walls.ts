/** Whether two walls are the two sides of one: they turn their backs on each other, no farther apart than a wall is thick. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, type HostFrame, heightOver, hostFrame } from "../../../geometry/host-frame";
import { dot, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { loopPlaces } from "./places";
import type { PlanarView } from "./planar-view";

/** The thickest wall, in metres. */
export const THICKEST_WALL = 0.35;
/** The cosine between the insides of two walls that stand back to back. */
export const BACK_TO_BACK = -0.98;
/** Less than this is no wall in common, in metres. */
const LEAST_COMMON = 0.05;

export type WallSide = { frame: HostFrame; corners: readonly Vector3[] };

/** Null where there is no such face or it encloses nothing. */
export function wallSide(view: Pick<PlanarView, "get">, faceKey: string): WallSide | null {
  const corners = loopPlaces(view, view.get("face", faceKey)?.loops[0] ?? []);
  const frame = hostFrame(corners);
  return frame && { frame, corners };
}

/** Metres of an axis of `a` that both take up; below 0 the gap between them. */
function common(a: WallSide, b: WallSide, axis: Vector3): number {
  const [one, other] = [a, b].map(({ corners }) => corners.map((corner) => dot(corner, axis)));
  return Math.min(Math.max(...one!), Math.max(...other!)) - Math.max(Math.min(...one!), Math.min(...other!));
}

const middleOf = ({ corners }: WallSide): Vector3 => {
  const sum = (at: 0 | 1 | 2): number => corners.reduce((total, corner) => total + corner[at], 0) / corners.length;
  return [sum(0), sum(1), sum(2)];
};

/** Scans let the sides of a thin wall run through each other by a little, so it is not asked which lies in front. */
export function areBackToBack(a: WallSide, b: WallSide): boolean {
  return (
    dot(a.frame.normal, b.frame.normal) < BACK_TO_BACK &&
    Math.abs(heightOver(a.frame, middleOf(b))) <= THICKEST_WALL &&
    common(a, b, a.frame.u) > LEAST_COMMON &&
    common(a, b, a.frame.v) > LEAST_COMMON
  );
}

/** Whether what hangs on one side and what hangs on the other lie over each other, seen through the wall. */
export function areOpposite(a: WallSide, onA: ObjectPlanar, b: WallSide, onB: ObjectPlanar): boolean {
  const apart = subtract(fromFrame(b.frame, [onB.u, onB.v]), fromFrame(a.frame, [onA.u, onA.v]));
  const [x, y, z] = subtract(apart, scale(a.frame.normal, dot(apart, a.frame.normal)));
  return Math.hypot(x, z) < (onA.width + onB.width) / 2 && Math.abs(y) < (onA.height + onB.height) / 2;
}
