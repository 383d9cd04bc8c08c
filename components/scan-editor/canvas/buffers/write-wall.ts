/** Triangles of a wall: its inner side around its openings, their jambs, leaves and glass, and the bright top. */

import { cutOutlines, type DrawnExtent, type DrawnFace, type PlanarShape } from "@/lib/editor/analysis/plan/drawn-face";
import { WALL_THICKNESS } from "@/lib/editor/analysis/plan/wall-tops";
import { goesThrough } from "@/lib/editor/core/measures/opening-presets";
import { fromFrame, type HostFrame, maxHeightOver, toFrame } from "@/lib/geometry/host-frame";
import { triangulate } from "@/lib/geometry/triangulate";
import type { Vector2 } from "@/lib/geometry/vector2";
import { add, dot, normalize, scale, subtract, type Vector3 } from "@/lib/geometry/vector3";
import type { SetLayerOf } from "./shape-layers";
import { type Shade, type SlotWriter, SURFACE_KIND, type SurfaceKind } from "./triangle-buffer";

const LEAF_DEPTH = WALL_THICKNESS * 0.6;
/** Distance of planar objects from their wall in meters, added to the height of a wall that is not flat. */
const OVERLAY_LIFT = 0.004;

/** Returns positions along the wall and above its foot: the shader darkens the foot and the ends. */
function wallShades(points: readonly Vector3[], normal: Vector3): Shade[] {
  const along = normalize([normal[2], 0, -normal[0]]) ?? [1, 0, 0];
  const offsets = points.map((point) => point[0] * along[0] + point[2] * along[2]);
  const heights = points.map((point) => point[1]);
  const [start, foot] = [Math.min(...offsets), Math.min(...heights)];
  const [length, height] = [Math.max(...offsets) - start, Math.max(...heights) - foot];
  return points.map((point, index) => [offsets[index]! - start, length, point[1] - foot, height]);
}

/** Returns the plane of a wall; parts behind or above the wall are drawn only while it faces the eye. */
const planeOf = ({ normal, origin }: HostFrame): Shade => [...normal, dot(normal, origin)];

/** Writes a convex outline as a fan of triangles around its first point. */
function writeFan(
  writer: SlotWriter,
  points: readonly Vector3[],
  normal: Vector3,
  kind: SurfaceKind,
  shades: readonly Shade[],
): void {
  for (let index = 1; index + 1 < points.length; index += 1) {
    writer.triangle([points[0]!, points[index]!, points[index + 1]!], normal, kind, [
      shades[0]!,
      shades[index]!,
      shades[index + 1]!,
    ]);
  }
}

function writeJambs(writer: SlotWriter, frame: HostFrame, outline: readonly Vector2[]): void {
  const plane = planeOf(frame);
  const back = scale(frame.normal, -WALL_THICKNESS);
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length]!;
    const [a, b] = [fromFrame(frame, from), fromFrame(frame, to)];
    // The outline is counterclockwise, so the hole is to the left of each side, and the jamb faces the hole.
    const inward = normalize(add(scale(frame.u, from[1] - to[1]), scale(frame.v, to[0] - from[0]))) ?? frame.normal;
    writer.quad([a, b, add(b, back), add(a, back)], inward, SURFACE_KIND.jamb, [plane, plane, plane, plane]);
  });
}

function writeLeaf(writer: SlotWriter, frame: HostFrame, { object }: PlanarShape, outline: readonly Vector2[]): void {
  if (object.label === "opening") return;
  const kind = object.label === "door" ? SURFACE_KIND.door : SURFACE_KIND.window;
  const back = scale(frame.normal, -LEAF_DEPTH);
  const points = outline.map((point) => add(fromFrame(frame, point), back));
  const us = points.map((point) => point[0] * frame.normal[2] - point[2] * frame.normal[0]);
  const ys = points.map((point) => point[1]);
  const [left, low] = [Math.min(...us), Math.min(...ys)];
  const [width, height] = [Math.max(...us) - left, Math.max(...ys) - low];
  const shades = points.map((point, index): Shade => [us[index]! - left, width, point[1] - low, height]);
  writeFan(writer, points, frame.normal, kind, shades);
}

/** Writes the planar objects on a face: damage hatched, others as plates. */
export function writeOverlays(writer: SlotWriter, shape: DrawnFace, setLayerOf: SetLayerOf): void {
  const { frame } = shape;
  if (!frame) return;
  const overlays = shape.planars.filter(({ object }) => !goesThrough(object.label));
  if (overlays.length === 0) return;
  const lift = scale(frame.normal, maxHeightOver(frame, shape.loops) + OVERLAY_LIFT);
  for (const { object, outline } of overlays) {
    const kind = object.label === "damage" ? SURFACE_KIND.damage : SURFACE_KIND.plate;
    setLayerOf(object);
    const points = outline.map((point) => add(fromFrame(frame, point), lift));
    const shades = outline.map(([u, v]): Shade => [u, 0, v, 0]);
    writeFan(writer, points, frame.normal, kind, shades);
  }
}

/**
 * Writes the strip along the edges at the wall's top. Its ends are square at an outward corner, whose neighbor may be
 * hidden, and mitered at an inward one. `miterAt(corner)` returns the offset of the outer corner (see wall-tops.ts).
 */
function writeCaps(writer: SlotWriter, shape: DrawnFace, frame: HostFrame, miterAt: (corner: number) => Vector3): void {
  const loop = shape.loops[0] ?? [];
  const plane = planeOf(frame);
  const back = scale(normalize([frame.normal[0], 0, frame.normal[2]]) ?? frame.normal, -WALL_THICKNESS);
  loop.forEach((from, index) => {
    const next = (index + 1) % loop.length;
    const to = loop[next]!;
    // Counterclockwise seen from inside, an edge at the top runs against the wall's rightward direction.
    const along = subtract(to, from);
    const rightward = along[0] * frame.normal[2] - along[2] * frame.normal[0];
    const direction = normalize(along);
    if (!direction || rightward > -1e-6 || Math.abs(along[1]) > Math.abs(rightward)) return;
    const startOverhang = -dot(subtract(miterAt(index), back), direction);
    const endOverhang = dot(subtract(miterAt(next), back), direction);
    const start = add(from, scale(direction, -Math.max(0, startOverhang)));
    const end = add(to, scale(direction, Math.max(0, endOverhang)));
    const outerStart = add(add(from, back), scale(direction, -startOverhang));
    const outerEnd = add(add(to, back), scale(direction, endOverhang));
    writer.quad([start, outerStart, outerEnd, end], [0, 1, 0], SURFACE_KIND.cap, [plane, plane, plane, plane]);
  });
}

/** Returns the maximum number of triangles that the wall can need, wherever its vertices are. */
export function wallCapacity({ loops, planars }: DrawnExtent): number {
  const corners = loops.reduce((sum, count) => sum + count + 2, 0);
  const outlines = planars.reduce((sum, count) => sum + count * 4 + 2, 0);
  return corners + (loops[0] ?? 0) * 2 + outlines;
}

export function writeWall(
  writer: SlotWriter,
  shape: DrawnFace,
  miterAt: (corner: number) => Vector3,
  setLayerOf: SetLayerOf,
): void {
  const { frame } = shape;
  if (frame) {
    const cuts = cutOutlines(shape);
    const holes = cuts.filter((outline) => outline !== null);
    const rings = [...shape.loops.map((loop) => loop.map((point) => toFrame(frame, point))), ...holes];
    const points = [...shape.loops.flat(), ...holes.flat().map((point) => fromFrame(frame, point))];
    const shades = wallShades(points, frame.normal);
    for (const [a, b, c] of triangulate(rings)) {
      writer.triangle([points[a]!, points[b]!, points[c]!], frame.normal, SURFACE_KIND.wall, [
        shades[a]!,
        shades[b]!,
        shades[c]!,
      ]);
    }
    const openings = shape.planars.filter(({ object }) => goesThrough(object.label));
    openings.forEach((planar, index) => {
      const outline = cuts[index];
      if (!outline) return;
      // The jambs of a hole are part of the wall; the leaf in it is shown or hidden by itself.
      setLayerOf(null);
      writeJambs(writer, frame, outline);
      setLayerOf(planar.object);
      writeLeaf(writer, frame, planar, outline);
    });
    writeOverlays(writer, shape, setLayerOf);
    setLayerOf(null);
    writeCaps(writer, shape, frame, miterAt);
  }
  writer.end();
}
