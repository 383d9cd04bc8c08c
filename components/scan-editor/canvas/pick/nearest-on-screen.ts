/** The vertex or edge nearest to a pixel, sought around the pixel's ray alone. */
import type { ReadScene } from "@/lib/editor/core/scene";
import type { Projection } from "../view/projection";
import type { FloorPlaces } from "./floor-places";
import { type Sight, throughBox } from "./surface-hits";

export const VERTEX_REACH_PX = 12;
export const EDGE_REACH_PX = 9;

/** Whether a corner or edge is hidden at this place of it, in metres. */
export type IsHidden = (x: number, y: number, z: number, key: string) => boolean;

type Candidate = { key: string; away: number; x: number; y: number; z: number };

/** From afar hundreds lie under one pixel, nearly all behind walls: only the nearest are looked at. */
const MOST_LOOKED_AT = 24;
/** At least so far, in metres, is looked beside what is there. */
const RIM = 0.4;
/** Metres between the places along the ray that are looked around. */
const STRIDE = 3;

function sightAt(projection: Projection, x: number, y: number): Sight {
  const { origin, direction } = projection.rayAt(x, y);
  return {
    origin: { x: origin.x, y: origin.y, z: origin.z },
    direction: { x: direction.x, y: direction.y, z: direction.z },
  };
}

/** Visits what may lie within `reach` pixels of a pixel. */
function visitAround(
  places: FloorPlaces,
  kind: "vertex" | "edge",
  projection: Projection,
  at: { x: number; y: number; reach: number },
  visit: (key: string) => void,
): void {
  const aside = sightAt(projection, at.x + at.reach, at.y).direction;
  const sight = sightAt(projection, at.x, at.y);
  const { origin, direction } = sight;
  // How fast the reach grows with the distance; a little more, since corners of the picture are stretched.
  const spread = 1.5 * Math.hypot(aside.x - direction.x, aside.y - direction.y, aside.z - direction.z);
  const grid = places.of(kind);
  const plan = grid.bounds();
  if (!plan) return;
  // A corner at the rim of all is reached from outside too.
  const [x0, z0, x1, z1] = plan;
  const [low, high] = places.heights();
  const toMiddle = Math.hypot(origin.x - (x0 + x1) / 2, origin.y - (low + high) / 2, origin.z - (z0 + z1) / 2);
  const farthest = toMiddle + Math.hypot(x1 - x0, high - low, z1 - z0) / 2;
  const way = throughBox(sight, { plan, heights: [low, high] }, farthest * spread + RIM);
  if (!way) return;
  const [near, far] = [Math.max(0, way[0] - way[0] * spread), way[1] + way[1] * spread];
  const flat = Math.hypot(direction.x, direction.z);
  grid.begin();
  for (let metres = near; ; ) {
    const reach = metres * spread + STRIDE;
    const [x, z] = [origin.x + direction.x * metres, origin.z + direction.z * metres];
    grid.visit(x - reach, z - reach, x + reach, z + reach, visit);
    if (metres >= far) return;
    metres = Math.min(far, metres + (flat < 1e-6 ? Infinity : reach / flat));
  }
}

function nearestSeen(candidates: Candidate[], isHidden: IsHidden): string | null {
  candidates.sort((a, b) => a.away - b.away);
  for (const { key, x, y, z } of candidates.slice(0, MOST_LOOKED_AT)) if (!isHidden(x, y, z, key)) return key;
  return null;
}

export function nearestVertex(
  scene: ReadScene,
  places: FloorPlaces,
  projection: Projection,
  x: number,
  y: number,
  isHidden: IsHidden,
): string | null {
  const candidates: Candidate[] = [];
  visitAround(places, "vertex", projection, { x, y, reach: VERTEX_REACH_PX }, (key) => {
    const vertex = scene.get("vertex", key);
    if (!vertex || !projection.project(vertex.x, vertex.y, vertex.z)) return;
    const away = Math.hypot(projection.at.x - x, projection.at.y - y);
    if (away < VERTEX_REACH_PX) candidates.push({ key, away, x: vertex.x, y: vertex.y, z: vertex.z });
  });
  return nearestSeen(candidates, isHidden);
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
  places: FloorPlaces,
  projection: Projection,
  x: number,
  y: number,
  isHidden: IsHidden,
): string | null {
  const candidates: Candidate[] = [];
  visitAround(places, "edge", projection, { x, y, reach: EDGE_REACH_PX }, (key) => {
    const ends = scene.get("edge", key)?.vertexKeys;
    const a = ends && scene.get("vertex", ends[0]);
    const b = ends && scene.get("vertex", ends[1]);
    if (!a || !b || !projection.project(a.x, a.y, a.z)) return;
    const from: [number, number] = [projection.at.x, projection.at.y];
    const nearA = projection.at.depth;
    if (!projection.project(b.x, b.y, b.z)) return;
    const { away, share } = segmentReach(x, y, from, [projection.at.x, projection.at.y]);
    if (away >= EDGE_REACH_PX) return;
    // In perspective the half of the picture is not the half of the edge.
    const [wa, wb] = [(1 - share) / nearA, share / projection.at.depth];
    const along = wb / (wa + wb);
    const between = (from: number, to: number): number => from + (to - from) * along;
    candidates.push({ key, away, x: between(a.x, b.x), y: between(a.y, b.y), z: between(a.z, b.z) });
  });
  return nearestSeen(candidates, isHidden);
}
