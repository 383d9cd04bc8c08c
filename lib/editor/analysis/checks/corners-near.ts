/** Vertices that are so near each other that they should be one. */
import type { Vertex } from "../../../domain/geometry-records";
import { distance } from "../../../geometry/vector3";
import { placeOf } from "../../core/measures/places";
import type { ReadScene } from "../../core/scene";
import { createFinding, type Finding } from "./finding";

/** Distance in m below which two vertices should be one. */
export const NEAR = 0.005;

/** The two sides of a shared wall belong to different rooms, so their vertices are never merged. */
function areTwinSides(scene: ReadScene, a: string, b: string): boolean {
  const facesOfB = new Set(scene.facesOfVertex(b));
  const hasTwinAt = (key: string, others: ReadonlySet<string>): boolean => {
    const twinKey = scene.get("face", key)?.twinKey;
    return typeof twinKey === "string" && others.has(twinKey);
  };
  const facesOfA = new Set(scene.facesOfVertex(a));
  return [...facesOfA].some((key) => hasTwinAt(key, facesOfB)) || [...facesOfB].some((key) => hasTwinAt(key, facesOfA));
}

/** Returns null if the vertices are apart, on different floors, or on the two sides of a shared wall. */
export function checkCorners(scene: ReadScene, a: Vertex, b: Vertex): Finding | null {
  if (a.floorNumber !== b.floorNumber) return null;
  const meters = distance(placeOf(a), placeOf(b));
  if (meters >= NEAR || areTwinSides(scene, a.key, b.key)) return null;
  const items = [a.key, b.key].sort().map((key) => ({ kind: "vertex" as const, key }));
  return createFinding("corners-near", items, { meters });
}
