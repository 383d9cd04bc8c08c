/** Snaps a movement to corners, midpoints, edges, wall planes, ceiling heights, angles and the grid. */
import { add, dot, lengthOf, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { currentMeasures } from "../../core/units/chosen-measures";
import { angleText } from "../../core/units/measure-text";
import { type Candidate, findCandidates } from "./candidates";
import { SNAP_COPY } from "./copy";
import type { Snap, SnapQuery } from "./snap";
import type { SnapIndex } from "./snap-index";

export const GRID = 0.1;
/** The grid has a shorter reach, so that positions between its lines remain possible. */
const GRID_REACH = 0.03;
const ANGLE_STEP = Math.PI / 12;
/** A movement shorter than this has no direction yet; in multiples of the reach. */
const MIN_ANGLE_REACHES = 3;
const UPRIGHT = 0.5;

type Best = { candidate: Candidate; point: Vector3 };

const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.rank - other.rank < 0 || (one.rank === other.rank && lengthOf(one.shift) < lengthOf(other.shift) - 1e-9);

function nearest(index: SnapIndex, query: SnapQuery): Best | null {
  let best: Best | null = null;
  for (const from of query.from) {
    const point = add(from, query.vector);
    findCandidates({
      index,
      query,
      point,
      offer: (candidate) => {
        if (!best || isBetter(candidate, best.candidate)) best = { candidate, point };
      },
    });
  }
  return best;
}

/** A point on a wall's plane can still move along it, so it also snaps to a second wall nearby. */
function findSecondWall(index: SnapIndex, query: SnapQuery, { candidate, point }: Best): Best | null {
  const { shift } = candidate;
  const away = lengthOf(shift);
  if (candidate.reason !== "wall plane" || query.constraint.kind !== "plane" || away < 1e-6) return null;
  const along: Vector3 = [-shift[2] / away, 0, shift[0] / away];
  const snapped = add(point, shift);
  const second = nearest(index, {
    ...query,
    from: [snapped],
    vector: [0, 0, 0],
    constraint: { kind: "line", direction: along },
  });
  return second?.candidate.reason === "wall plane" ? second : null;
}

function snapOf(query: SnapQuery, { candidate, point }: Best, extraShift: Vector3 = [0, 0, 0]): Snap {
  const shift = add(candidate.shift, extraShift);
  const at = add(point, shift);
  return {
    reason: candidate.reason,
    text: candidate.text,
    vector: add(query.vector, shift),
    at,
    guide: candidate.target && [candidate.target, at],
  };
}

/** Snaps the direction to a multiple of 15° from `angleFrom`. */
function snapAngle({ from, vector, constraint, reach, angleFrom }: SnapQuery): Snap | null {
  const [start] = from;
  if (!start || angleFrom === null || constraint.kind !== "plane" || Math.abs(constraint.normal[1]) < UPRIGHT)
    return null;
  const length = lengthOf(vector);
  if (length < reach * MIN_ANGLE_REACHES) return null;
  const angle = Math.atan2(-vector[2], vector[0]) - angleFrom;
  const step = Math.round(angle / ANGLE_STEP) * ANGLE_STEP;
  const direction: Vector3 = [Math.cos(step + angleFrom), 0, -Math.sin(step + angleFrom)];
  const snapped = scale(direction, dot(direction, vector));
  if (lengthOf(subtract(snapped, vector)) > reach) return null;
  const at = add(start, snapped);
  const lineAngle = ((step % Math.PI) + Math.PI) % Math.PI;
  return { reason: "angle", text: SNAP_COPY.angle(angleText(lineAngle)), vector: snapped, at, guide: [start, at] };
}

const toGrid = (value: number, reach: number): number => {
  const step = Math.round(value / GRID) * GRID;
  return Math.abs(step - value) <= reach ? step : value;
};

/** Snaps to the world grid if the movement is parallel to it, otherwise to whole steps. */
function snapGrid({ from, vector, constraint, reach }: SnapQuery): Snap | null {
  const [start] = from;
  if (!start) return null;
  const gridReach = Math.min(reach, GRID_REACH);
  let snapped: Vector3;
  if (constraint.kind === "line" && !constraint.direction.some((part) => Math.abs(part) > 0.9999)) {
    snapped = scale(constraint.direction, toGrid(dot(constraint.direction, vector), gridReach));
  } else {
    const isFree = (axis: 0 | 1 | 2): boolean =>
      constraint.kind === "line" ? Math.abs(constraint.direction[axis]) > UPRIGHT : constraint.normal[axis] === 0;
    const snapAxis = (axis: 0 | 1 | 2): number =>
      isFree(axis) ? toGrid(start[axis] + vector[axis], gridReach) - start[axis] : vector[axis];
    snapped = [snapAxis(0), snapAxis(1), snapAxis(2)];
  }
  if (lengthOf(subtract(snapped, vector)) < 1e-9) return null;
  return {
    reason: "grid",
    text: SNAP_COPY.grid(currentMeasures().exact(GRID)),
    vector: snapped,
    at: add(start, snapped),
    guide: null,
  };
}

/** Returns the best snap, or null. The cost depends on the surroundings, not on the scene. */
export function snapMove(index: SnapIndex, query: SnapQuery): Snap | null {
  const best = nearest(index, query);
  if (!best) return snapAngle(query) ?? snapGrid(query);
  const second = findSecondWall(index, query, best);
  return snapOf(query, best, second?.candidate.shift);
}
