/** Groups what a plan shows as one element by level: floor with floor, ceiling with ceiling. */
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { columnOf, isUprightEdge, withColumn } from "./columns";

const heightOf = (scene: ReadScene, key: string): number => scene.get("vertex", key)?.y ?? 0;

const edgeHeight = (scene: ReadScene, key: string): number =>
  (scene.get("edge", key)?.vertexKeys ?? []).reduce((sum, end) => sum + heightOf(scene, end), 0);

/** Groups elements above each other, in the order of the keys, each group from the ground up. */
function groupColumns(
  keys: readonly string[],
  together: (key: string) => string[],
  height: (key: string) => number,
): string[][] {
  const known = new Set<string>();
  return keys.flatMap((key) => {
    if (known.has(key)) return [];
    const group = together(key).sort((a, b) => height(a) - height(b));
    for (const one of group) known.add(one);
    return [group];
  });
}

/** Returns the columns of these corners, each from the ground up. */
export const cornerColumns = (scene: ReadScene, keys: readonly string[]): string[][] =>
  groupColumns(
    keys.filter((key) => scene.has("vertex", key)),
    (key) => columnOf(scene, key),
    (key) => heightOf(scene, key),
  );

/** Returns the columns of these edges, each from the ground up. */
export const edgeColumns = (scene: ReadScene, keys: readonly string[]): string[][] =>
  groupColumns(
    keys.filter((key) => scene.has("edge", key)),
    (key) => withColumn(scene, { kind: "edge", key }).map((item) => item.key),
    (key) => edgeHeight(scene, key),
  );

/** Returns the elements with the corners above and below theirs, after the vertical edges that join those. */
export function withUprights(scene: ReadScene, items: readonly SelectionItem[]): SelectionItem[] {
  const corners = items.flatMap(({ kind, key }) => (kind === "vertex" ? [key] : []));
  const columns = cornerColumns(scene, corners).flat();
  const uprights = columns.flatMap((key) => scene.edgesOfVertex(key)).filter((key) => isUprightEdge(scene, key));
  return [
    ...[...new Set(uprights)].map((key): SelectionItem => ({ kind: "edge", key })),
    ...columns.map((key): SelectionItem => ({ kind: "vertex", key })),
    ...items.filter(({ kind }) => kind !== "vertex"),
  ];
}

/** Returns for each of the fewer heights the index of the nearest other height, in order, each at most once. */
function nearest(few: readonly number[], many: readonly number[]): number[] {
  const chosen: number[] = [];
  for (const [index, height] of few.entries()) {
    const [first, last] = [(chosen.at(-1) ?? -1) + 1, many.length - (few.length - index)];
    let best = first;
    for (let at = first; at <= last; at += 1) {
      if (Math.abs(many[at]! - height) < Math.abs(many[best]! - height)) best = at;
    }
    chosen.push(best);
  }
  return chosen;
}

/**
 * Returns for each corner of the first column, from the ground up, that corner and those of the other columns at its
 * level: by index if the columns have equally many, otherwise the nearest. No corner is in two levels.
 */
export function levelsOf(scene: ReadScene, [lead = [], ...others]: readonly (readonly string[])[]): string[][] {
  const levels = lead.map((key) => [key]);
  const heights = (column: readonly string[]): number[] => column.map((key) => heightOf(scene, key));
  for (const column of others) {
    if (column.length <= lead.length) {
      nearest(heights(column), heights(lead)).forEach((level, at) => {
        levels[level]!.push(column[at]!);
      });
    } else {
      nearest(heights(lead), heights(column)).forEach((at, level) => {
        levels[level]!.push(column[at]!);
      });
    }
  }
  return levels;
}

/** No command distinguishes more corners than this, so their columns are not computed. */
const MAX_COUNTED = 24;

/** Returns the number of corners on a plan; for many keys, only the number of keys. */
export const countCorners = (scene: ReadScene, keys: readonly string[]): number =>
  keys.length > MAX_COUNTED ? keys.length : cornerColumns(scene, keys).length;

/** Returns the number of edges on a plan; for many keys, only the number of keys. */
export const countEdges = (scene: ReadScene, keys: readonly string[]): number =>
  keys.length > MAX_COUNTED ? keys.length : edgeColumns(scene, keys).length;
