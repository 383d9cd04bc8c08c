/** Where a line across a face meets its outline. */
import type { Face, Vertex } from "../../../domain/geometry-records";
import { toFrame } from "../../../geometry/host-frame";
import type { Vector2 } from "../../../geometry/vector2";
import { cross, dot, interpolate, lengthOf, subtract, type Vector3 } from "../../../geometry/vector3";
import { faceShape } from "../../core/measures/face-shape";
import { placeOf } from "../../core/measures/places";
import type { ReadScene } from "../../core/scene";

/** Two points in meters; the line extends beyond both. */
export type Line = readonly [Vector3, Vector3];

/** A line closer than this to a corner goes through the corner, in meters. */
const AT_CORNER = 0.005;

/** An existing corner, or a point on the side between two. */
export type Meeting = { corner: Vertex } | { side: [Vertex, Vertex]; place: Vector3 };

type Crossing = { meeting: Meeting; along: number };

function findMeetings(corners: readonly Vertex[], plan: readonly Vector2[], [p, q]: [Vector2, Vector2]): Crossing[] {
  const [du, dv] = [q[0] - p[0], q[1] - p[1]];
  const length = Math.hypot(du, dv);
  const signedOffset = ([u, v]: Vector2): number => ((u - p[0]) * dv - (v - p[1]) * du) / length;
  const alongOf = ([u, v]: Vector2): number => ((u - p[0]) * du + (v - p[1]) * dv) / length;
  const found: Crossing[] = [];
  corners.forEach((corner, index) => {
    const next = (index + 1) % corners.length;
    const [a, b] = [plan[index]!, plan[next]!];
    const [before, after] = [signedOffset(a), signedOffset(b)];
    if (Math.abs(before) <= AT_CORNER) found.push({ meeting: { corner }, along: alongOf(a) });
    if (Math.abs(before) <= AT_CORNER || Math.abs(after) <= AT_CORNER || before > 0 === after > 0) return;
    const share = before / (before - after);
    const side: [Vertex, Vertex] = [corner, corners[next]!];
    const place = interpolate(placeOf(side[0]), placeOf(side[1]), share);
    const at: Vector2 = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    found.push({ meeting: { side, place }, along: alongOf(at) });
  });
  return found.sort((one, other) => one.along - other.along);
}

/**
 * Returns where the line enters and leaves the outline around the middle of its two points; null if it misses the face.
 */
export function cutOutline(scene: ReadScene, face: Face, line: Line): [Meeting, Meeting] | null {
  const shape = faceShape(scene, face);
  const corners = (face.loops[0] ?? []).flatMap((key) => scene.get("vertex", key) ?? []);
  const plan = shape?.loops[0];
  if (!shape || !plan || plan.length !== corners.length) return null;
  const [p, q] = [toFrame(shape.frame, line[0]), toFrame(shape.frame, line[1])];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  if (!(length > 1e-6)) return null;
  const found = findMeetings(corners, plan, [p, q]);
  for (let index = 0; index + 1 < found.length; index += 1) {
    const [enter, leave] = [found[index]!, found[index + 1]!];
    if (enter.along < length / 2 && leave.along > length / 2) return [enter.meeting, leave.meeting];
  }
  return null;
}

/**
 * Returns the longest horizontal side: the base of a wall rather than its top, the longest side of a floor or ceiling.
 */
function leadingSide(corners: readonly Vertex[], isUpright: boolean): [Vertex, Vertex] | null {
  let best: [Vertex, Vertex] | null = null;
  let score = 0;
  const lowest = Math.min(...corners.map(({ y }) => y));
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length]!;
    const level = Math.hypot(b.x - a.x, b.z - a.z);
    const isBase = Math.max(a.y, b.y) - lowest < 0.01;
    const points = isUpright && isBase ? level * 1000 : level;
    if (points > score) [best, score] = [[a, b], points];
  });
  return best;
}

/**
 * Returns the line that cuts a face square across: a wall vertically, other faces across their longest side. `share` is
 * relative to the extent, from the first corner of that side. Returns null if the face has no area.
 */
export function squareCut(scene: ReadScene, face: Face, share: number): { line: Line; extent: number } | null {
  const shape = faceShape(scene, face);
  const corners = (face.loops[0] ?? []).flatMap((key) => scene.get("vertex", key) ?? []);
  if (!shape || corners.length < 3) return null;
  const isUpright = Math.abs(shape.frame.normal[1]) < 0.7;
  const lead = leadingSide(corners, isUpright);
  if (!lead) return null;
  const [a, b] = [placeOf(lead[0]), placeOf(lead[1])];
  const flat: Vector3 = [b[0] - a[0], isUpright ? 0 : b[1] - a[1], b[2] - a[2]];
  const direction: Vector3 = [flat[0] / lengthOf(flat), flat[1] / lengthOf(flat), flat[2] / lengthOf(flat)];
  const alongs = corners.map((corner) => dot(subtract(placeOf(corner), a), direction));
  const [first, last] = [Math.min(...alongs), Math.max(...alongs)];
  const across = isUpright ? ([0, 1, 0] as const) : cross(shape.frame.normal, direction);
  const offset = first + (last - first) * share;
  const start: Vector3 = [a[0] + direction[0] * offset, a[1] + direction[1] * offset, a[2] + direction[2] * offset];
  const heights = corners.map((corner) => dot(subtract(placeOf(corner), start), across));
  const onLine = (height: number): Vector3 => [
    start[0] + across[0] * height,
    start[1] + across[1] * height,
    start[2] + across[2] * height,
  ];
  // From one end of the face to the other, so that the middle of the line is inside.
  return { line: [onLine(Math.min(...heights)), onLine(Math.max(...heights))], extent: last - first };
}
