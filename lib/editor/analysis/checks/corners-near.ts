/** Corners that lie so near to each other that they should be one. */
import type { Vertex } from "../../../domain/geometry-records";
import { distance } from "../../../geometry/vector3";
import { placeOf } from "../../core/measures/places";
import type { ReadScene } from "../../core/scene";
import { createFinding, type Finding } from "./finding";

/** Nearer than this two corners are one, in metres. */
export const NEAR = 0.005;

/** The two sides of one wall are two rooms' own: their corners never become one. */
function areTwinSides(scene: ReadScene, a: string, b: string): boolean {
  const besideB = new Set(scene.facesOfVertex(b));
  const hasTwinAt = (key: string, others: ReadonlySet<string>): boolean => {
    const twinKey = scene.get("face", key)?.twinKey;
    return typeof twinKey === "string" && others.has(twinKey);
  };
  const besideA = new Set(scene.facesOfVertex(a));
  return [...besideA].some((key) => hasTwinAt(key, besideB)) || [...besideB].some((key) => hasTwinAt(key, besideA));
}

/** Null where they lie apart, on two floors, or on the two sides of one wall. */
export function checkCorners(scene: ReadScene, a: Vertex, b: Vertex): Finding | null {
  if (a.floorNumber !== b.floorNumber) return null;
  const metres = distance(placeOf(a), placeOf(b));
  if (metres >= NEAR || areTwinSides(scene, a.key, b.key)) return null;
  const items = [a.key, b.key].sort().map((key) => ({ kind: "vertex" as const, key }));
  return createFinding("corners-near", items, { metres });
}
