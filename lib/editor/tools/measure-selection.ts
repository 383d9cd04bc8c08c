/** What the selected corners, edge or face measure, without a pointer. */
import type { Vector3 } from "../../geometry/vector3";
import { cornerColumns, edgeColumns } from "../commands/selecting/levels";
import { facePoints } from "../core/measures/face-points";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
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

const levelled = (places: readonly Vector3[]): Vector3[] => {
  const height = Math.min(...places.map(([, y]) => y));
  return places.map(([x, , z]) => [x, height, z]);
};

/**
 * The same of what is selected on a plan, where corners and edges over each other are one: level, at the lowest of them. Null
 * for anything else.
 */
export function measureOnPlan(scene: ReadScene, items: readonly SelectionItem[]): MeasureGiven | null {
  const [first] = items;
  if (!first || items.some(({ kind }) => kind !== first.kind)) return null;
  const keys = items.map(({ key }) => key);
  const lowestOf = (columns: readonly (readonly string[])[]): SelectionItem[] =>
    columns.map(([lowest = ""]) => ({ kind: first.kind, key: lowest }));
  if (first.kind === "face") return measureOfSelection(scene, items);
  if (first.kind !== "vertex" && first.kind !== "edge") return null;
  const given = measureOfSelection(
    scene,
    lowestOf(first.kind === "vertex" ? cornerColumns(scene, keys) : edgeColumns(scene, keys)),
  );
  return given && { ...given, points: levelled(given.points), isOnPlan: true };
}
