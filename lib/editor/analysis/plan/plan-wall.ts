/** A wall on a plan: a band of fixed thickness, broken by doors, windows and openings. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame } from "../../../geometry/host-frame";
import { add, dot, interpolate, normalize, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { goesThrough } from "../../core/measures/opening-presets";
import type { DrawnFace } from "./drawn-face";
import { WALL_THICKNESS } from "./wall-tops";

/** Corners: the inner side from start to end, then the outer side back. */
export type PlanQuad = readonly [Vector3, Vector3, Vector3, Vector3];
/** `object`: the object that breaks the wall or is on it; null for solid wall. */
export type WallPiece = { readonly quad: PlanQuad; readonly object: ObjectPlanar | null };

type Span = { from: number; to: number; object: ObjectPlanar };

/** The depth at which other planar objects are drawn in front of the wall, in m. */
const STRIP_DEPTH = 0.05;
const MIN_SPAN = 0.001;

/** Returns the level direction out of the room; null for a face that is not a wall on the plan. */
function outward({ frame }: DrawnFace): Vector3 | null {
  if (!frame || Math.abs(frame.normal[1]) > 0.9) return null;
  return normalize([-frame.normal[0], 0, -frame.normal[2]]);
}

/** Returns the span of a planar object along a level line, in m from its start. */
function spanOf(shape: DrawnFace, index: number, start: Vector3, along: Vector3, length: number): Span | null {
  const { object, outline } = shape.planars[index]!;
  const { frame } = shape;
  if (!frame) return null;
  const positions = outline.map((point) => dot(subtract(fromFrame(frame, point), start), along));
  const [from, to] = [Math.max(0, Math.min(...positions)), Math.min(length, Math.max(...positions))];
  return to - from > MIN_SPAN ? { from, to, object } : null;
}

/** A wall's top from end to end: its corners, their distances along it, and the outer points of its ends. */
type Run = { corners: readonly Vector3[]; distances: readonly number[]; outer: readonly [Vector3, Vector3] };

/** Returns the point at a distance along the run. */
function pointOn({ corners, distances }: Run, distance: number): Vector3 {
  let side = 1;
  while (side < distances.length - 1 && distances[side]! < distance) side += 1;
  const [from, to] = [distances[side - 1]!, distances[side]!];
  return interpolate(corners[side - 1]!, corners[side]!, to > from ? (distance - from) / (to - from) : 0);
}

/** Returns the pieces along a run. An opening is one piece, even across corners of the wall's top. */
function piecesOver(shape: DrawnFace, run: Run, along: Vector3, back: Vector3): WallPiece[] {
  const { corners, distances, outer } = run;
  const start = corners[0]!;
  const length = distances.at(-1)!;
  const inner = (t: number): Vector3 => pointOn(run, t);
  const behind = (t: number): Vector3 =>
    t <= 0 ? outer[0] : t >= length ? outer[1] : add(inner(t), scale(back, WALL_THICKNESS));
  const quad = (from: number, to: number): PlanQuad => [inner(from), inner(to), behind(to), behind(from)];
  const spans = shape.planars.flatMap((_, index) => spanOf(shape, index, start, along, length) ?? []);
  const cuts = spans.filter(({ object }) => goesThrough(object.label)).sort((a, b) => a.from - b.from);
  const pieces: WallPiece[] = [];
  /** Adds solid wall, with one piece for each straight part of its top. */
  const addSolid = (from: number, to: number): void => {
    const stops = [from, ...distances.filter((distance) => distance - from > MIN_SPAN && to - distance > MIN_SPAN), to];
    for (let i = 1; i < stops.length; i += 1) {
      if (stops[i]! - stops[i - 1]! > MIN_SPAN) pieces.push({ quad: quad(stops[i - 1]!, stops[i]!), object: null });
    }
  };
  let end = 0;
  for (const { from, to, object } of cuts) {
    addSolid(end, from);
    pieces.push({ quad: quad(Math.max(end, from), Math.max(end, to)), object });
    end = Math.max(end, to);
  }
  addSolid(end, length);
  for (const { from, to, object } of spans) {
    if (goesThrough(object.label)) continue;
    const front = scale(back, -STRIP_DEPTH);
    pieces.push({ quad: [inner(from), inner(to), add(inner(to), front), add(inner(from), front)], object });
  }
  return pieces;
}

/** Returns all pieces of a wall. `miterAt` returns the offset of each corner's outer point (see wall-tops.ts). */
export function wallPieces(shape: DrawnFace, miterAt: (corner: number) => Vector3): WallPiece[] {
  const loop = shape.loops[0] ?? [];
  const { frame } = shape;
  const back = outward(shape);
  if (!frame || !back) return [];
  // To the left of the wall, which is the direction of its top as seen from inside the room.
  const along: Vector3 = [back[2], 0, -back[0]];
  const count = loop.length;
  const isTop = loop.map((from, index) => {
    const side = subtract(loop[(index + 1) % count]!, from);
    const distance = dot(side, along);
    return distance >= 1e-6 && Math.abs(side[1]) <= 2 * distance;
  });
  return loop.flatMap((from, first) => {
    if (!isTop[first] || isTop[(first + count - 1) % count]) return [];
    let sides = 1;
    while (sides < count && isTop[(first + sides) % count]) sides += 1;
    const corners = Array.from({ length: sides + 1 }, (_, i) => loop[(first + i) % count]!);
    const distances = corners.map((corner) => dot(subtract(corner, from), along));
    const last = (first + sides) % count;
    const outer = [add(from, miterAt(first)), add(loop[last]!, miterAt(last))] as const;
    return piecesOver(shape, { corners, distances, outer }, along, back);
  });
}

/** Returns an upper bound of the number of pieces, wherever the wall's corners are moved. */
export const maxWallPieces = ({ loops, planars }: DrawnFace): number => {
  const sides = loops[0]?.length ?? 0;
  return Math.max(1, sides - 2) * (1 + planars.length * 2);
};
