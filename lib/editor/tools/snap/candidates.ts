/** What could draw one moved place: corners, midpoints, edges, wall planes, ceiling heights. Pure looks into the index. */
import type { Face, Vertex } from "../../../domain/geometry-records";
import { segmentCrossing } from "../../../geometry/segment-crossing";
import { nearestOnSegment } from "../../../geometry/segment-distance";
import { add, dot, lengthOf, midpoint, normalize, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { currentMeasures } from "../../core/units/chosen-measures";
import { constrain } from "./constraint";
import { SNAP_COPY } from "./copy";
import type { PlanSegment } from "./segment-grid";
import type { SnapQuestion, SnapReason } from "./snap";
import type { SnapIndex } from "./snap-index";

/** `rank`: the lower goes first; then the nearer. */
export type Candidate = {
  reason: SnapReason;
  text: string;
  rank: number;
  /** From the pointer's place to the drawn one. */
  shift: Vector3;
  target: Vector3 | null;
};

/** How far beside its path a movement along a line heeds corners and walls. */
const ALONG_REACH = 3;
/** What lies this many reaches beside the path is only in line with it. */
const BESIDE = 3;
const UPRIGHT = 0.5;

type Look = { index: SnapIndex; question: SnapQuestion; place: Vector3; offer: (candidate: Candidate) => void };

const pointOf = ({ x, y, z }: Vertex): Vector3 => [x, y, z];
const isLineMove = ({ constraint }: SnapQuestion): boolean => constraint.kind === "line";
const mayRise = ({ constraint }: SnapQuestion): boolean =>
  constraint.kind === "line" ? Math.abs(constraint.direction[1]) > UPRIGHT : Math.abs(constraint.normal[1]) < UPRIGHT;

/** Offers a point that the place may be drawn to, or in line with. */
function offerPoint({ question, place, offer }: Look, target: Vector3, reason: "corner" | "midpoint"): void {
  const toward = subtract(target, place);
  const shift = constrain(question.constraint, toward);
  if (lengthOf(shift) > question.reach) return;
  const isBeside = isLineMove(question) && lengthOf(subtract(toward, shift)) > question.reach * BESIDE;
  if (isBeside && reason === "midpoint") return;
  if (isBeside) offer({ reason: "aligned", text: SNAP_COPY.aligned, rank: 4, shift, target });
  else offer({ reason, text: SNAP_COPY[reason], rank: reason === "corner" ? 0 : 1, shift, target });
}

function lookAtPoints(look: Look): void {
  const { index, question, place } = look;
  const around = isLineMove(question) ? ALONG_REACH : question.reach;
  index.visitCorners(place[0], place[2], around, (vertex) => {
    if (!question.isMoving(vertex.key)) offerPoint(look, pointOf(vertex), "corner");
  });
}

function lookAtEdges(look: Look): void {
  const { index, question, place, offer } = look;
  const { constraint, reach } = question;
  index.visitEdges(place[0], place[2], reach, (edge, from, to) => {
    if (edge.vertexKeys.some(question.isMoving)) return;
    const [a, b] = [pointOf(from), pointOf(to)];
    offerPoint(look, midpoint(a, b), "midpoint");
    const target = constraint.kind === "line" ? crossed(constraint.direction, place, a, b, reach) : beside(place, a, b);
    if (!target) return;
    const shift = constrain(constraint, subtract(target, place));
    if (lengthOf(shift) <= reach) offer({ reason: "edge", text: SNAP_COPY.edge, rank: 2, shift, target });
  });
}

/** The point of an edge that lies nearest in the plan; null for upright edges, which their corners stand for. */
function beside(place: Vector3, a: Vector3, b: Vector3): Vector3 | null {
  if (Math.abs(a[0] - b[0]) + Math.abs(a[2] - b[2]) < 1e-6) return null;
  const { share } = nearestOnSegment([place[0], 0, place[2]], [a[0], 0, a[2]], [b[0], 0, b[2]]);
  return add(a, scale(subtract(b, a), share));
}

/** Where a level movement crosses an edge in the plan. */
function crossed(direction: Vector3, place: Vector3, a: Vector3, b: Vector3, reach: number): Vector3 | null {
  const level = normalize([direction[0], 0, direction[2]]);
  if (!level || Math.abs(direction[1]) > UPRIGHT) return null;
  const [before, after] = [subtract(place, scale(level, reach)), add(place, scale(level, reach))];
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

function lookAtWalls(look: Look): void {
  const { index, question, place, offer } = look;
  const { constraint, reach } = question;
  if (constraint.kind === "line" ? mayRise(question) : Math.abs(constraint.normal[1]) < UPRIGHT) return;
  index.visitWalls(place[0], place[2], ALONG_REACH, (face, line) => {
    if (isTouched(face, question)) return;
    const shift = towardWall(line, place, constraint.kind === "line" ? constraint.direction : null);
    if (!shift || lengthOf(shift) > reach) return;
    const drawn = add(place, shift);
    offer({ reason: "wall plane", text: SNAP_COPY.wallPlane, rank: 3, shift, target: nearerEnd(line, drawn) });
  });
}

const isTouched = (face: Face, question: SnapQuestion): boolean =>
  face.loops.some((loop) => loop.some((key) => question.isMoving(key)));

/** The level way to a wall's plane: straight, or along a direction that meets it. */
function towardWall({ x0, z0, x1, z1 }: PlanSegment, place: Vector3, direction: Vector3 | null): Vector3 | null {
  const normal = normalize([z1 - z0, 0, x0 - x1]);
  if (!normal) return null;
  const away = dot(normal, [x0 - place[0], 0, z0 - place[2]]);
  if (!direction) return scale(normal, away);
  const approach = dot(normal, direction);
  return Math.abs(approach) < 0.2 ? null : scale(direction, away / approach);
}

/** Where a guide along the wall begins. */
function nearerEnd({ x0, z0, x1, z1 }: PlanSegment, at: Vector3): Vector3 {
  const [first, second] = [Math.hypot(x0 - at[0], z0 - at[2]), Math.hypot(x1 - at[0], z1 - at[2])];
  return first > second ? [x0, at[1], z0] : [x1, at[1], z1];
}

function lookAtCeilings({ question, place, offer }: Look): void {
  if (!mayRise(question)) return;
  let best: { height: number; corners: number } | null = null;
  for (const [height, corners] of question.ceilings()) {
    const isNear = Math.abs(height - place[1]) <= question.reach;
    if (isNear && corners > (best?.corners ?? 0)) best = { height, corners };
  }
  if (!best) return;
  const text = SNAP_COPY.ceiling(currentMeasures().exact(best.height), best.corners);
  offer({ reason: "ceiling height", text, rank: 3, shift: [0, best.height - place[1], 0], target: null });
}

/** Offers everything that could draw this place. */
export function lookAround(look: Look): void {
  lookAtPoints(look);
  lookAtEdges(look);
  lookAtWalls(look);
  lookAtCeilings(look);
}
