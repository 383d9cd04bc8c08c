/** What stands over each other: on a plan a wall's corner is one place, though it is two on the floor and under the ceiling. */
import type { Vertex } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { verticesOf } from "../move-elements";

/** Corners whose edge leans less than this, in metres, stand over each other: nearer ones count as one corner elsewhere too. */
const PLUMB = 0.005;

const arePlumb = (a: Vertex, b: Vertex): boolean => Math.hypot(a.x - b.x, a.z - b.z) <= PLUMB;

/** The corners that upright edges join with this one, itself first. */
export function columnOf(scene: ReadScene, vertexKey: string): string[] {
  const column = [vertexKey];
  // Grows while it is walked.
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

/** Whether an edge runs straight up: on a plan it is no more than its corner. */
export function isUprightEdge(scene: ReadScene, key: string): boolean {
  const [a, b] = (scene.get("edge", key)?.vertexKeys ?? []).map((end) => scene.get("vertex", end));
  return a !== undefined && b !== undefined && arePlumb(a, b);
}

/** A corner or an edge with all that stands over and under it, itself first; everything else alone. */
export function withColumn(scene: ReadScene, item: SelectionItem): SelectionItem[] {
  if (item.kind === "vertex") return columnOf(scene, item.key).map((key) => ({ kind: "vertex", key }));
  const ends = item.kind === "edge" ? scene.get("edge", item.key)?.vertexKeys : undefined;
  if (!ends) return [item];
  const [from, to] = [columnOf(scene, ends[0]), new Set(columnOf(scene, ends[1]))];
  const keys = new Set([item.key]);
  for (const corner of from) {
    for (const key of scene.edgesOfVertex(corner)) {
      const joins = scene.get("edge", key)?.vertexKeys ?? [];
      if (joins.some((end) => end !== corner && to.has(end))) keys.add(key);
    }
  }
  return [...keys].map((key) => ({ kind: "edge", key }));
}

/** These elements with the corners over and under theirs, so that walls stay upright when they are moved on a plan. */
export function withColumns(scene: ReadScene, items: readonly SelectionItem[]): SelectionItem[] {
  const own = new Set(items.flatMap((item) => verticesOf(scene, item) ?? []));
  const more = new Set<string>();
  for (const key of own) for (const other of columnOf(scene, key)) if (!own.has(other)) more.add(other);
  return [...items, ...[...more].map((key): SelectionItem => ({ kind: "vertex", key }))];
}
