/** Finds the pieces of walls near a point on a plan, including doors and windows, with their distances. */

import { drawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import { type PlanQuad, wallPieces } from "@/lib/editor/analysis/plan/plan-wall";
import { wallTops } from "@/lib/editor/analysis/plan/wall-tops";
import type { ReadScene } from "@/lib/editor/core/scene";
import { isInsidePolygon } from "@/lib/geometry/point-in-polygon";
import { nearestOnSegment } from "@/lib/geometry/segment-distance";
import type { Vector2 } from "@/lib/geometry/vector2";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { FloorPlaces } from "./floor-places";

/** `away`: meters to the piece, 0 inside; `aside`: meters to the side that faces the wall's own room. */
export type NearPiece = { wall: string; object: string | null; away: number; aside: number };

const flatten = ([x, , z]: Vector3): Vector3 => [x, 0, z];

function distanceTo(quad: PlanQuad, at: Vector3): number {
  const corners = quad.map(([x, , z]): Vector2 => [x, z]);
  if (isInsidePolygon([at[0], at[2]], corners)) return 0;
  return Math.min(
    ...quad.map((from, index) => nearestOnSegment(at, flatten(from), flatten(quad[(index + 1) % 4]!)).distance),
  );
}

/** Returns the pieces of walls within `reach` meters of a point. */
export function piecesAround(
  scene: ReadScene,
  places: FloorPlaces,
  [x, z]: readonly [number, number],
  reach: number,
): NearPiece[] {
  const at: Vector3 = [x, 0, z];
  const near: NearPiece[] = [];
  const faces = places.of("face");
  faces.begin();
  faces.visit(x - reach, z - reach, x + reach, z + reach, (key) => {
    const face = scene.get("face", key);
    if (face?.label !== "wall") return;
    for (const { quad, object } of wallPieces(drawnFace(scene, face), wallTops(scene, face))) {
      const away = distanceTo(quad, at);
      if (away > reach) continue;
      const aside = nearestOnSegment(at, flatten(quad[0]), flatten(quad[1])).distance;
      near.push({ wall: key, object: object?.key ?? null, away, aside });
    }
  });
  return near;
}

/** Returns the nearest piece; of two walls back to back, the one whose room is nearer. */
export function nearestPiece(pieces: readonly NearPiece[]): NearPiece | null {
  let best: NearPiece | null = null;
  const weight = ({ away, aside }: NearPiece): number => away + aside * 0.1;
  for (const piece of pieces) if (!best || weight(piece) < weight(best)) best = piece;
  return best;
}
