/** Triangles of faces other than walls: a floor with its slab, a ceiling, a roof, a step. */

import type { DrawnExtent, DrawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import { leftOfEdges, offsetLoop } from "@/lib/editor/analysis/plan/miter";
import { WALL_THICKNESS } from "@/lib/editor/analysis/plan/wall-tops";
import { toFrame } from "@/lib/geometry/host-frame";
import { triangulate } from "@/lib/geometry/triangulate";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { SetLayerOf } from "./shape-layers";
import { type SlotWriter, SURFACE_KIND, type SurfaceKind } from "./triangle-buffer";
import { writeOverlays } from "./write-wall";

const SLAB_DEPTH = 0.14;
/** Drop of the slab's rim below the floor in meters, so that a neighbor's floor at the same height covers it. */
const RIM_DROP = 0.006;

const lower = (point: Vector3, distance: number): Vector3 => [point[0], point[1] - distance, point[2]];

/** Writes the slab under a floor's outline: a rim as wide as the walls, and its sides. */
function writeSlab(writer: SlotWriter, loop: readonly Vector3[]): void {
  const outer = offsetLoop(loop, -WALL_THICKNESS);
  const left = leftOfEdges(loop);
  loop.forEach((from, index) => {
    const next = (index + 1) % loop.length;
    const [a, b] = [lower(from, RIM_DROP), lower(loop[next]!, RIM_DROP)];
    const [c, d] = [lower(outer[next]!, RIM_DROP), lower(outer[index]!, RIM_DROP)];
    writer.quad([a, d, c, b], [0, 1, 0], SURFACE_KIND.ledge);
    const [inX, , inZ] = left[index]!;
    writer.quad([c, d, lower(d, SLAB_DEPTH), lower(c, SLAB_DEPTH)], [-inX, 0, -inZ], SURFACE_KIND.slab);
  });
}

const kindOf = (label: string): SurfaceKind =>
  label === "floor" || label === "step"
    ? SURFACE_KIND.floor
    : label === "ceiling"
      ? SURFACE_KIND.ceiling
      : SURFACE_KIND.wall;

export function levelFaceCapacity({ face, loops, planars }: DrawnExtent): number {
  const corners = loops.reduce((sum, count) => sum + count + 2, 0);
  const outlines = planars.reduce((sum, count) => sum + count, 0);
  return corners + (face.label === "floor" ? (loops[0] ?? 0) * 4 : 0) + outlines;
}

export function writeLevelFace(writer: SlotWriter, shape: DrawnFace, setLayerOf: SetLayerOf): void {
  const { frame, face } = shape;
  if (frame) {
    const points = shape.loops.flat();
    const rings = shape.loops.map((loop) => loop.map((point) => toFrame(frame, point)));
    const kind = kindOf(face.label);
    for (const [a, b, c] of triangulate(rings)) {
      writer.triangle([points[a]!, points[b]!, points[c]!], frame.normal, kind, [
        [0, 1e3, 1e3, 0],
        [0, 1e3, 1e3, 0],
        [0, 1e3, 1e3, 0],
      ]);
    }
    writeOverlays(writer, shape, setLayerOf);
    setLayerOf(null);
    if (face.label === "floor") writeSlab(writer, shape.loops[0] ?? []);
  }
  writer.end();
}
