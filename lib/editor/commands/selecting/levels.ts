/** Groups elements that a plan shows as one into levels: floor with floor, ceiling with ceiling. */
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { columnOf, isUprightEdge, withColumn } from "./columns";

const heightOf = (scene: ReadScene, key: string): number => scene.get("vertex", key)?.y ?? 0;

/** Returns the sum of both ends' heights, which is enough to sort edges. */
const edgeHeight = (scene: ReadScene, key: string): number =>
  (scene.get("edge", key)?.vertexKeys ?? []).reduce((sum, end) => sum + heightOf(scene, end), 0);

/** Groups elements that are above each other, in the order of the keys, each group from the ground up. */
function groupColumns(
  keys: readonly string[],
  columnOfKey: (key: string) => string[],
  height: (key: string) => number,
): string[][] {
  const known = new Set<string>();
  return keys.flatMap((key) => {
    if (known.has(key)) return [];
    const group = columnOfKey(key).sort((a, b) => height(a) - height(b));
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

/** Returns the vertical edges and all corners of the items' columns, then the items that are not corners. */
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

/** Returns for each height in `few` the index of the nearest height in `many`; the indexes increase. */
function matchHeights(few: readonly number[], many: readonly number[]): number[] {
  const chosen: number[] = [];
  for (const [index, height] of few.entries()) {
    const [first, last] = [(chosen.at(-1) ?? -1) + 1, many.length - (few.length - index)];
    let best = first;
    for (let other = first; other <= last; other += 1) {
      if (Math.abs(many[other]! - height) < Math.abs(many[best]! - height)) best = other;
    }
    chosen.push(best);
  }
  return chosen;
}

/**
 * Returns one level per corner of the first column, from the ground up: that corner, and the corner of each other
 * column at its height. Columns of equal length are matched by index, others by nearest height. No corner is in two
 * levels.
 */
export function levelsOf(scene: ReadScene, [lead = [], ...others]: readonly (readonly string[])[]): string[][] {
  const levels = lead.map((key) => [key]);
  const heights = (column: readonly string[]): number[] => column.map((key) => heightOf(scene, key));
  for (const column of others) {
    if (column.length <= lead.length) {
      matchHeights(heights(column), heights(lead)).forEach((level, index) => {
        levels[level]!.push(column[index]!);
      });
    } else {
      matchHeights(heights(lead), heights(column)).forEach((index, level) => {
        levels[level]!.push(column[index]!);
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
