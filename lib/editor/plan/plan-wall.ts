/** A wall as it stands on a plan: a band as thick as walls are drawn, broken where doors, windows and openings go through. */
import type { ObjectPlanar } from "../../domain/geometry-records";
import { fromFrame } from "../../geometry/host-frame";
import { add, dot, interpolate, normalize, scale, subtract, type Vector3 } from "../../geometry/vector3";
import { isWallOpening } from "../quantities/planar-outline";
import type { FaceShape } from "./face-shape";
import { WALL_THICKNESS } from "./wall-tops";

/** Corners: the wall's own side from start to end, then its outer side back. */
export type PlanQuad = readonly [Vector3, Vector3, Vector3, Vector3];
/** `object`: what breaks the wall there, or lies on it; null for solid wall. */
export type WallPiece = { readonly quad: PlanQuad; readonly object: ObjectPlanar | null };

type Span = { from: number; to: number; object: ObjectPlanar };

/** What lies on a wall is drawn this deep before it. */
const STRIP_DEPTH = 0.05;
const LEAST_SPAN = 0.001;

/** Level and out of the room; null for a face that is no wall on a plan. */
function outward({ frame }: FaceShape): Vector3 | null {
  if (!frame || Math.abs(frame.normal[1]) > 0.9) return null;
  return normalize([-frame.normal[0], 0, -frame.normal[2]]);
}

/** Where a planar object lies along a level line, in metres from its start. */
function spanOf(shape: FaceShape, at: number, start: Vector3, along: Vector3, length: number): Span | null {
  const { object, outline } = shape.planars[at]!;
  const { frame } = shape;
  if (!frame) return null;
  const places = outline.map((point) => dot(subtract(fromFrame(frame, point), start), along));
  const [from, to] = [Math.max(0, Math.min(...places)), Math.min(length, Math.max(...places))];
  return to - from > LEAST_SPAN ? { from, to, object } : null;
}

/** The pieces over one top side of the wall; `outer` are its corners' outer twins. */
function piecesOver(shape: FaceShape, [start, end]: [Vector3, Vector3], outer: [Vector3, Vector3]): WallPiece[] {
  const back = outward(shape);
  const level = subtract(end, start);
  const along = normalize([level[0], 0, level[2]]);
  if (!back || !along) return [];
  const length = dot(level, along);
  const inner = (t: number): Vector3 => interpolate(start, end, t / length);
  const behind = (t: number): Vector3 =>
    t <= 0 ? outer[0] : t >= length ? outer[1] : add(inner(t), scale(back, WALL_THICKNESS));
  const quad = (from: number, to: number): PlanQuad => [inner(from), inner(to), behind(to), behind(from)];
  const spans = shape.planars.flatMap((_, at) => spanOf(shape, at, start, along, length) ?? []);
  const cuts = spans.filter(({ object }) => isWallOpening(object.label)).sort((a, b) => a.from - b.from);
  const pieces: WallPiece[] = [];
  let done = 0;
  for (const { from, to, object } of cuts) {
    if (from - done > LEAST_SPAN) pieces.push({ quad: quad(done, from), object: null });
    pieces.push({ quad: quad(Math.max(done, from), Math.max(done, to)), object });
    done = Math.max(done, to);
  }
  if (length - done > LEAST_SPAN) pieces.push({ quad: quad(done, length), object: null });
  for (const { from, to, object } of spans) {
    if (isWallOpening(object.label)) continue;
    const before = scale(back, -STRIP_DEPTH);
    pieces.push({ quad: [inner(from), inner(to), add(inner(to), before), add(inner(from), before)], object });
  }
  return pieces;
}

/** All pieces of a wall; `mitreAt` gives the move of each corner's outer twin (see wall-tops.ts). */
export function wallPieces(shape: FaceShape, mitreAt: (corner: number) => Vector3): WallPiece[] {
  const loop = shape.loops[0] ?? [];
  const { frame } = shape;
  if (!frame || !outward(shape)) return [];
  return loop.flatMap((from, index) => {
    const next = (index + 1) % loop.length;
    const to = loop[next]!;
    const side = subtract(to, from);
    // Anticlockwise seen from inside, the sides whose outer side looks up run against the wall's rightward direction.
    const rightward = side[0] * frame.normal[2] - side[2] * frame.normal[0];
    if (rightward > -1e-6 || Math.abs(side[1]) > 2 * Math.abs(rightward)) return [];
    return piecesOver(shape, [from, to], [add(from, mitreAt(index)), add(to, mitreAt(next))]);
  });
}

/** Room for all pieces, whatever places the wall's corners take. */
export const mostWallPieces = ({ loops, planars }: FaceShape): number => {
  const sides = loops[0]?.length ?? 0;
  return Math.max(1, sides - 2) * (1 + planars.length * 2);
};
