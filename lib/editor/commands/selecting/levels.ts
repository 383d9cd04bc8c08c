/** What a plan takes as one, level by level: floor with floor, ceiling with ceiling. */
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { columnOf, isUprightEdge, withColumn } from "./columns";

const heightOf = (scene: ReadScene, key: string): number => scene.get("vertex", key)?.y ?? 0;

const edgeHeight = (scene: ReadScene, key: string): number =>
  (scene.get("edge", key)?.vertexKeys ?? []).reduce((sum, end) => sum + heightOf(scene, end), 0);

/** Groups of what stands over each other, in the order of the keys, each from the ground up and each once. */
function grouped(
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

/** The corners of a plan that these corners are of: each with all that stands over and under it, from the ground up. */
export const cornerColumns = (scene: ReadScene, keys: readonly string[]): string[][] =>
  grouped(
    keys.filter((key) => scene.has("vertex", key)),
    (key) => columnOf(scene, key),
    (key) => heightOf(scene, key),
  );

/** The edges of a plan that these edges are of, each from the ground up. */
export const edgeColumns = (scene: ReadScene, keys: readonly string[]): string[][] =>
  grouped(
    keys.filter((key) => scene.has("edge", key)),
    (key) => withColumn(scene, { kind: "edge", key }).map((item) => item.key),
    (key) => edgeHeight(scene, key),
  );

/** Elements with all that stands over and under their corners, led by the upright edges that join those. */
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

/** For each of the fewer heights the nearest of the others, in order; each is taken once at most. */
function nearest(few: readonly number[], many: readonly number[]): number[] {
  const taken: number[] = [];
  for (const [index, height] of few.entries()) {
    const [first, last] = [(taken.at(-1) ?? -1) + 1, many.length - (few.length - index)];
    let best = first;
    for (let at = first; at <= last; at += 1) {
      if (Math.abs(many[at]! - height) < Math.abs(many[best]! - height)) best = at;
    }
    taken.push(best);
  }
  return taken;
}

/**
 * For each corner of the first column, from the ground up, that corner and those of the other columns at its level: the same
 * from the ground where they have as many, else the nearest. No corner is in two levels.
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

/** More than this many are more corners of a plan than any command asks after; they are not looked through. */
const MANY = 24;

/** How many corners a plan shows these as; of many no more than that they are many. */
export const countCorners = (scene: ReadScene, keys: readonly string[]): number =>
  keys.length > MANY ? keys.length : cornerColumns(scene, keys).length;

/** How many edges a plan shows these as; of many no more than that they are many. */
export const countEdges = (scene: ReadScene, keys: readonly string[]): number =>
  keys.length > MANY ? keys.length : edgeColumns(scene, keys).length;
