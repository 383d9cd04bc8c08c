/** What the selected corners, edge or face measure, without a pointer. */
import type { Vector3 } from "../../geometry/vector3";
import { facePoints } from "../quantities/face-points";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import type { MeasureGiven, MeasureKind } from "./tool-state";

const KINDS: Readonly<Record<number, MeasureKind>> = { 2: "distance", 3: "angle" };

function placesOf(scene: ReadScene, keys: readonly string[]): Vector3[] {
  return keys.flatMap((key): Vector3[] => {
    const corner = scene.get("vertex", key);
    return corner ? [[corner.x, corner.y, corner.z]] : [];
  });
}

/**
 * Two corners or an edge: their distance; three corners: the angle at the second one selected; a face: its area less its
 * holes. Null for anything else.
 */
export function measureOfSelection(scene: ReadScene, items: readonly SelectionItem[]): MeasureGiven | null {
  const [first] = items;
  if (items.length === 1 && first?.kind === "edge") {
    return { what: "distance", points: placesOf(scene, scene.get("edge", first.key)?.vertexKeys ?? []), holes: [] };
  }
  if (items.length === 1 && first?.kind === "face") {
    const face = scene.get("face", first.key);
    const [points, ...holes] = face ? facePoints(scene, face) : [];
    return points ? { what: "area", points, holes } : null;
  }
  const what = KINDS[items.length];
  if (!what || items.some(({ kind }) => kind !== "vertex")) return null;
  const points = placesOf(
    scene,
    items.map(({ key }) => key),
  );
  return { what, points, holes: [] };
}
