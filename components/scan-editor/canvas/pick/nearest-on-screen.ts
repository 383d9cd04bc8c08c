/** Finds the vertex or edge nearest to a pixel, among those near the pixel's ray. */
import type { ReadScene } from "@/lib/editor/core/scene";
import type { Projection } from "../view/projection";
import type { FloorPlaces } from "./floor-places";
import { clipToBox, type PickRay } from "./surface-hits";

export const VERTEX_REACH_PX = 12;
export const EDGE_REACH_PX = 9;

/** Whether a corner or edge is hidden at a point, in meters. */
export type IsHidden = (x: number, y: number, z: number, key: string) => boolean;

type Candidate = { key: string; away: number; x: number; y: number; z: number };

/** From afar hundreds of candidates share a pixel, most of them behind walls: only the nearest are tested. */
const MAX_TESTED = 24;
/** Minimum distance by which the bounds are enlarged for the ray, in meters. */
const MARGIN = 0.4;
/** Minimum distance between two searched points along the ray, in meters. */
const STRIDE = 3;

function rayAt(projection: Projection, x: number, y: number): PickRay {
  const { origin, direction } = projection.rayAt(x, y);
  return {
    origin: { x: origin.x, y: origin.y, z: origin.z },
    direction: { x: direction.x, y: direction.y, z: direction.z },
  };
}

/** Visits records that may be within `reach` pixels of a pixel. */
function visitAround(
  places: FloorPlaces,
  kind: "vertex" | "edge",
  projection: Projection,
  at: { x: number; y: number; reach: number },
  visit: (key: string) => void,
): void {
  const shifted = rayAt(projection, at.x + at.reach, at.y).direction;
  const ray = rayAt(projection, at.x, at.y);
  const { origin, direction } = ray;
  // The reach in meters grows with the distance; the factor covers the stretched corners of the picture.
  const spread = 1.5 * Math.hypot(shifted.x - direction.x, shifted.y - direction.y, shifted.z - direction.z);
  const grid = places.of(kind);
  const plan = grid.bounds();
  if (!plan) return;
  // The search starts and ends a little outside of the box, for corners on its border.
  const [x0, z0, x1, z1] = plan;
  const [low, high] = places.heights();
  const toMiddle = Math.hypot(origin.x - (x0 + x1) / 2, origin.y - (low + high) / 2, origin.z - (z0 + z1) / 2);
  const farthest = toMiddle + Math.hypot(x1 - x0, high - low, z1 - z0) / 2;
  const span = clipToBox(ray, { plan, heights: [low, high] }, farthest * spread + MARGIN);
  if (!span) return;
  const near = Math.max(0, span[0] - span[0] * spread);
  const far = span[1] + span[1] * spread;
  const horizontal = Math.hypot(direction.x, direction.z);
  grid.begin();
  for (let along = near; ; ) {
    const reach = along * spread + STRIDE;
    const [x, z] = [origin.x + direction.x * along, origin.z + direction.z * along];
    grid.visit(x - reach, z - reach, x + reach, z + reach, visit);
    if (along >= far) return;
    along = Math.min(far, along + (horizontal < 1e-6 ? Infinity : reach / horizontal));
  }
}

function nearestVisible(candidates: Candidate[], isHidden: IsHidden): string | null {
  candidates.sort((a, b) => a.away - b.away);
  for (const { key, x, y, z } of candidates.slice(0, MAX_TESTED)) if (!isHidden(x, y, z, key)) return key;
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
  return nearestVisible(candidates, isHidden);
}

/** Distance in pixels from a point to a segment, and the nearest point's share of the segment (0 to 1). */
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
    const depthA = projection.at.depth;
    if (!projection.project(b.x, b.y, b.z)) return;
    const { away, share } = segmentReach(x, y, from, [projection.at.x, projection.at.y]);
    if (away >= EDGE_REACH_PX) return;
    // In perspective, the middle of the drawn edge is not the middle of the edge.
    const weightA = (1 - share) / depthA;
    const weightB = share / projection.at.depth;
    const along = weightB / (weightA + weightB);
    const between = (from: number, to: number): number => from + (to - from) * along;
    candidates.push({ key, away, x: between(a.x, b.x), y: between(a.y, b.y), z: between(a.z, b.z) });
  });
  return nearestVisible(candidates, isHidden);
}
