/**
 * Corners above each other: a plan shows the corner of a wall as one point, but there is one at the floor and one at
 * the ceiling.
 */
import type { Vertex } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { verticesOf } from "../move-elements";

/** Maximum offset of corners above each other, in meters; closer corners count as one elsewhere too. */
const MAX_OFFSET = 0.005;

const arePlumb = (a: Vertex, b: Vertex): boolean => Math.hypot(a.x - b.x, a.z - b.z) <= MAX_OFFSET;

/** Returns the corners joined to this one by vertical edges, itself first. */
export function columnOf(scene: ReadScene, vertexKey: string): string[] {
  const column = [vertexKey];
  // The list grows during the loop.
  for (const key of column) {
    const from = scene.get("vertex", key);
    for (const edgeKey of from ? scene.edgesOfVertex(key) : []) {
      for (const end of scene.get("edge", edgeKey)?.vertexKeys ?? []) {
        const to = scene.get("vertex", end);
        if (from && to && arePlumb(from, to) && !column.includes(end)) column.push(end);
      }
    }
  }
  return column;
}

/** Whether an edge is vertical; a plan shows it as a point. */
export function isUprightEdge(scene: ReadScene, key: string): boolean {
  const [a, b] = (scene.get("edge", key)?.vertexKeys ?? []).map((end) => scene.get("vertex", end));
  return a !== undefined && b !== undefined && arePlumb(a, b);
}

/** Returns a corner or edge with all others above and below it, itself first; other elements alone. */
export function withColumn(scene: ReadScene, item: SelectionItem): SelectionItem[] {
  if (item.kind === "vertex") return columnOf(scene, item.key).map((key) => ({ kind: "vertex", key }));
  const ends = item.kind === "edge" ? scene.get("edge", item.key)?.vertexKeys : undefined;
  if (!ends) return [item];
  const from = columnOf(scene, ends[0]);
  const to = new Set(columnOf(scene, ends[1]));
  const keys = new Set([item.key]);
  for (const corner of from) {
    for (const key of scene.edgesOfVertex(corner)) {
      const joins = scene.get("edge", key)?.vertexKeys ?? [];
      if (joins.some((end) => end !== corner && to.has(end))) keys.add(key);
    }
  }
  return [...keys].map((key) => ({ kind: "edge", key }));
}

/** Returns the elements with the corners above and below theirs, so that walls stay vertical when moved on a plan. */
export function withColumns(scene: ReadScene, items: readonly SelectionItem[]): SelectionItem[] {
  const ownKeys = new Set(items.flatMap((item) => verticesOf(scene, item) ?? []));
  const addedKeys = new Set<string>();
  for (const key of ownKeys) for (const other of columnOf(scene, key)) if (!ownKeys.has(other)) addedKeys.add(other);
  return [...items, ...[...addedKeys].map((key): SelectionItem => ({ kind: "vertex", key }))];
}
