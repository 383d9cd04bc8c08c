/** Measures the selection without a pointer. */
import type { Vector3 } from "../../geometry/vector3";
import { cornerColumns, edgeColumns } from "../commands/selecting/levels";
import { facePoints } from "../core/measures/face-points";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import type { MeasureGiven, MeasureKind } from "./tool-state";

const KINDS: Readonly<Record<number, MeasureKind>> = { 2: "distance", 3: "angle" };

function positionsOf(scene: ReadScene, keys: readonly string[]): Vector3[] {
  return keys.flatMap((key): Vector3[] => {
    const corner = scene.get("vertex", key);
    return corner ? [[corner.x, corner.y, corner.z]] : [];
  });
}

/**
 * Returns the distance of two vertices or an edge, the angle at the second of three selected vertices, or the area of a
 * face less its holes; otherwise null.
 */
export function measureOfSelection(scene: ReadScene, items: readonly SelectionItem[]): MeasureGiven | null {
  const [first] = items;
  if (items.length === 1 && first?.kind === "edge") {
    return { kind: "distance", points: positionsOf(scene, scene.get("edge", first.key)?.vertexKeys ?? []), holes: [] };
  }
  if (items.length === 1 && first?.kind === "face") {
    const face = scene.get("face", first.key);
    const [points, ...holes] = face ? facePoints(scene, face) : [];
    return points ? { kind: "area", points, holes } : null;
  }
  const kind = KINDS[items.length];
  if (!kind || items.some((item) => item.kind !== "vertex")) return null;
  const points = positionsOf(
    scene,
    items.map(({ key }) => key),
  );
  return { kind, points, holes: [] };
}

const leveled = (points: readonly Vector3[]): Vector3[] => {
  const height = Math.min(...points.map(([, y]) => y));
  return points.map(([x, , z]) => [x, height, z]);
};

/**
 * Measures a selection on a plan, where vertices and edges above each other count as one, leveled to the lowest point.
 * Returns null for any other selection.
 */
export function measureOnPlan(scene: ReadScene, items: readonly SelectionItem[]): MeasureGiven | null {
  const [first] = items;
  if (!first || items.some(({ kind }) => kind !== first.kind)) return null;
  const keys = items.map(({ key }) => key);
  const lowestOf = (columns: readonly (readonly string[])[]): SelectionItem[] =>
    columns.map(([lowest = ""]) => ({ kind: first.kind, key: lowest }));
  if (first.kind === "face") return measureOfSelection(scene, items);
  if (first.kind !== "vertex" && first.kind !== "edge") return null;
  const measure = measureOfSelection(
    scene,
    lowestOf(first.kind === "vertex" ? cornerColumns(scene, keys) : edgeColumns(scene, keys)),
  );
  return measure && { ...measure, points: leveled(measure.points), isOnPlan: true };
}
