/** The snap candidates of one moved point: corners, midpoints, edges, wall planes, ceiling heights. */
import type { Face, Vertex } from "../../../domain/geometry-records";
import { segmentCrossing } from "../../../geometry/segment-crossing";
import { nearestOnSegment } from "../../../geometry/segment-distance";
import { add, dot, lengthOf, midpoint, normalize, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { currentMeasures } from "../../core/units/chosen-measures";
import { constrain } from "./constraint";
import { SNAP_COPY } from "./copy";
import type { PlanSegment } from "./segment-grid";
import type { SnapQuery, SnapReason } from "./snap";
import type { SnapIndex } from "./snap-index";

/** A lower `rank` wins, then the shorter shift. */
export type Candidate = {
  reason: SnapReason;
  text: string;
  rank: number;
  /** From the point to its snapped position. */
  shift: Vector3;
  target: Vector3 | null;
};

/** How far from its path a movement along a line finds corners and walls, in m. */
const ALONG_REACH = 3;
/** A target farther than this many reaches from the path only aligns. */
const ALIGN_REACHES = 3;
const UPRIGHT = 0.5;

type Search = { index: SnapIndex; query: SnapQuery; point: Vector3; offer: (candidate: Candidate) => void };

const pointOf = ({ x, y, z }: Vertex): Vector3 => [x, y, z];
const isLineMove = ({ constraint }: SnapQuery): boolean => constraint.kind === "line";
const mayRise = ({ constraint }: SnapQuery): boolean =>
  constraint.kind === "line" ? Math.abs(constraint.direction[1]) > UPRIGHT : Math.abs(constraint.normal[1]) < UPRIGHT;

/** Offers a point to snap to, or to align with. */
function offerPoint({ query, point, offer }: Search, target: Vector3, reason: "corner" | "midpoint"): void {
  const toward = subtract(target, point);
  const shift = constrain(query.constraint, toward);
  if (lengthOf(shift) > query.reach) return;
  const isAligned = isLineMove(query) && lengthOf(subtract(toward, shift)) > query.reach * ALIGN_REACHES;
  if (isAligned && reason === "midpoint") return;
  if (isAligned) offer({ reason: "aligned", text: SNAP_COPY.aligned, rank: 4, shift, target });
  else offer({ reason, text: SNAP_COPY[reason], rank: reason === "corner" ? 0 : 1, shift, target });
}

function findPoints(search: Search): void {
  const { index, query, point } = search;
  const radius = isLineMove(query) ? ALONG_REACH : query.reach;
  index.visitCorners(point[0], point[2], radius, (vertex) => {
    if (!query.isMoving(vertex.key)) offerPoint(search, pointOf(vertex), "corner");
  });
}

function findEdges(search: Search): void {
  const { index, query, point, offer } = search;
  const { constraint, reach } = query;
  index.visitEdges(point[0], point[2], reach, (edge, from, to) => {
    if (edge.vertexKeys.some(query.isMoving)) return;
    const [a, b] = [pointOf(from), pointOf(to)];
    offerPoint(search, midpoint(a, b), "midpoint");
    const target =
      constraint.kind === "line"
        ? crossingInPlan(constraint.direction, point, a, b, reach)
        : nearestInPlan(point, a, b);
    if (!target) return;
    const shift = constrain(constraint, subtract(target, point));
    if (lengthOf(shift) <= reach) offer({ reason: "edge", text: SNAP_COPY.edge, rank: 2, shift, target });
  });
}

/** Returns the nearest point of an edge in plan; null for vertical edges, whose vertices are found as corners. */
function nearestInPlan(point: Vector3, a: Vector3, b: Vector3): Vector3 | null {
  if (Math.abs(a[0] - b[0]) + Math.abs(a[2] - b[2]) < 1e-6) return null;
  const { share } = nearestOnSegment([point[0], 0, point[2]], [a[0], 0, a[2]], [b[0], 0, b[2]]);
  return add(a, scale(subtract(b, a), share));
}

/** Returns where a level movement crosses an edge in plan. */
function crossingInPlan(direction: Vector3, point: Vector3, a: Vector3, b: Vector3, reach: number): Vector3 | null {
  const level = normalize([direction[0], 0, direction[2]]);
  if (!level || Math.abs(direction[1]) > UPRIGHT) return null;
  const [before, after] = [subtract(point, scale(level, reach)), add(point, scale(level, reach))];
  const crossing = segmentCrossing(
    [
      [before[0], before[2]],
      [after[0], after[2]],
    ],
    [
      [a[0], a[2]],
      [b[0], b[2]],
    ],
  );
  return crossing ? add(a, scale(subtract(b, a), crossing.second)) : null;
}

function findWalls(search: Search): void {
  const { index, query, point, offer } = search;
  const { constraint, reach } = query;
  if (constraint.kind === "line" ? mayRise(query) : Math.abs(constraint.normal[1]) < UPRIGHT) return;
  index.visitWalls(point[0], point[2], ALONG_REACH, (face, line) => {
    if (isMovingFace(face, query)) return;
    const shift = towardWall(line, point, constraint.kind === "line" ? constraint.direction : null);
    if (!shift || lengthOf(shift) > reach) return;
    const snapped = add(point, shift);
    offer({ reason: "wall plane", text: SNAP_COPY.wallPlane, rank: 3, shift, target: fartherEnd(line, snapped) });
  });
}

const isMovingFace = (face: Face, query: SnapQuery): boolean =>
  face.loops.some((loop) => loop.some((key) => query.isMoving(key)));

/** Returns the level shift to a wall's plane: perpendicular, or along a direction that meets it. */
function towardWall({ x0, z0, x1, z1 }: PlanSegment, point: Vector3, direction: Vector3 | null): Vector3 | null {
  const normal = normalize([z1 - z0, 0, x0 - x1]);
  if (!normal) return null;
  const distance = dot(normal, [x0 - point[0], 0, z0 - point[2]]);
  if (!direction) return scale(normal, distance);
  const approach = dot(normal, direction);
  return Math.abs(approach) < 0.2 ? null : scale(direction, distance / approach);
}

/** Returns the farther end of the wall, where its guide begins. */
function fartherEnd({ x0, z0, x1, z1 }: PlanSegment, at: Vector3): Vector3 {
  const [first, second] = [Math.hypot(x0 - at[0], z0 - at[2]), Math.hypot(x1 - at[0], z1 - at[2])];
  return first > second ? [x0, at[1], z0] : [x1, at[1], z1];
}

function findCeilings({ query, point, offer }: Search): void {
  if (!mayRise(query)) return;
  let best: { height: number; corners: number } | null = null;
  for (const [height, corners] of query.ceilings()) {
    const isNear = Math.abs(height - point[1]) <= query.reach;
    if (isNear && corners > (best?.corners ?? 0)) best = { height, corners };
  }
  if (!best) return;
  const text = SNAP_COPY.ceiling(currentMeasures().exact(best.height), best.corners);
  offer({ reason: "ceiling height", text, rank: 3, shift: [0, best.height - point[1], 0], target: null });
}

/** Offers every candidate of this point. */
export function findCandidates(search: Search): void {
  findPoints(search);
  findEdges(search);
  findWalls(search);
  findCeilings(search);
}
