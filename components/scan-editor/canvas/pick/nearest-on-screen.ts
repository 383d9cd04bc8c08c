/** The vertex or edge nearest to a pixel. */
import type { ReadScene } from "@/lib/editor/scene";
import type { PointBuffer } from "../buffers/point-buffer";
import type { Projection } from "../view/projection";

export const VERTEX_REACH_PX = 12;
export const EDGE_REACH_PX = 9;

/** Whether what lies at this place, so far from the eye, is hidden. */
export type IsHidden = (x: number, y: number, z: number) => boolean;

export function nearestVertex(
  points: PointBuffer,
  projection: Projection,
  x: number,
  y: number,
  isHidden: IsHidden,
): string | null {
  const { position, keys } = points;
  let best: string | null = null;
  let least = VERTEX_REACH_PX;
  for (let slot = 0; slot < keys.length; slot += 1) {
    const [px, py, pz] = [position[slot * 3]!, position[slot * 3 + 1]!, position[slot * 3 + 2]!];
    if (!projection.project(px, py, pz)) continue;
    const away = Math.hypot(projection.at.x - x, projection.at.y - y);
    if (away >= least || isHidden(px, py, pz)) continue;
    least = away;
    best = keys[slot]!;
  }
  return best;
}

/** Pixels from a point to a segment, and how far along it (0 to 1). */
export function segmentReach(
  x: number,
  y: number,
  from: readonly [number, number],
  to: readonly [number, number],
): { away: number; share: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / squared));
  return { away: Math.hypot(from[0] + dx * share - x, from[1] + dy * share - y), share };
}

export function nearestEdge(
  scene: ReadScene,
  floorNumber: number,
  projection: Projection,
  x: number,
  y: number,
  isHidden: IsHidden,
): string | null {
  let best: string | null = null;
  let least = EDGE_REACH_PX;
  for (const key of scene.keysOnFloor("edge", floorNumber)) {
    const ends = scene.get("edge", key)?.vertexKeys;
    const a = ends && scene.get("vertex", ends[0]);
    const b = ends && scene.get("vertex", ends[1]);
    if (!a || !b || !projection.project(a.x, a.y, a.z)) continue;
    const from: [number, number] = [projection.at.x, projection.at.y];
    const nearA = projection.at.depth;
    if (!projection.project(b.x, b.y, b.z)) continue;
    const { away, share } = segmentReach(x, y, from, [projection.at.x, projection.at.y]);
    if (away >= least) continue;
    // In perspective the half of the picture is not the half of the edge.
    const [wa, wb] = [(1 - share) / nearA, share / projection.at.depth];
    const along = wb / (wa + wb);
    if (isHidden(a.x + (b.x - a.x) * along, a.y + (b.y - a.y) * along, a.z + (b.z - a.z) * along)) continue;
    least = away;
    best = key;
  }
  return best;
}
