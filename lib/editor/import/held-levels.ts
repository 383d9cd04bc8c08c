/** The levels of the floors that a survey holds, by floor. */
import type { ImportContext } from "./import-context";

export function heldLevels(existing: ImportContext["existing"]): Map<number, number[]> {
  const levels = new Map<number, number[]>();
  const heights = new Map(existing?.vertex.map(({ key, y }) => [key, y]));
  for (const { label, loops, floorNumber } of existing?.face ?? []) {
    const own = label === "floor" ? (loops[0] ?? []).flatMap((key) => heights.get(key) ?? []) : [];
    if (own.length === 0) continue;
    const level = (Math.min(...own) + Math.max(...own)) / 2;
    levels.set(floorNumber, [...(levels.get(floorNumber) ?? []), level]);
  }
  return levels;
}
