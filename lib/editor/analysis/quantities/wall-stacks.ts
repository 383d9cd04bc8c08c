/**
 * Walls that are stacked on others, such as the upper part of a split wall: together they are one wall with one height.
 */
import type { Vector3 } from "../../../geometry/vector3";
import { lowestSide } from "../../core/rooms/wall-footing";
import type { ShellFace } from "./shell-sides";

/** `over`: for each wall around the floor that carries others, all walls of the stack, that wall first. */
export type WallStacks = { readonly over: ReadonlyMap<number, readonly number[]>; isCarried(wall: number): boolean };

const NONE: WallStacks = { over: new Map(), isCarried: () => false };

const sideOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function wallsBySide(walls: readonly ShellFace[]): Map<string, number[]> {
  const bySide = new Map<string, number[]>();
  walls.forEach(({ loops }, wall) => {
    for (const loop of loops) {
      loop.forEach((a, index) => {
        const side = sideOf(a, loop[(index + 1) % loop.length]!);
        bySide.set(side, [...(bySide.get(side) ?? []), wall]);
      });
    }
  });
  return bySide;
}

/** `isAround`: whether each wall shares a side with the floor. Walls that only carry each other are in no stack. */
export function stackWalls(
  walls: readonly ShellFace[],
  isAround: readonly boolean[],
  placeOf: (corner: number) => Vector3,
): WallStacks {
  if (!isAround.includes(true) || !isAround.includes(false)) return NONE;
  const bySide = wallsBySide(walls);
  const over = new Map<number, number[]>();
  const carried = new Set<number>();
  walls.forEach((_, wall) => {
    if (isAround[wall]) return;
    const wallsBelow = new Set([wall]);
    for (const lowerWall of wallsBelow) {
      if (isAround[lowerWall]) {
        over.set(lowerWall, [...(over.get(lowerWall) ?? [lowerWall]), wall]);
        carried.add(wall);
        continue;
      }
      const outer = walls[lowerWall]!.loops[0] ?? [];
      const index = lowestSide([...outer].map(placeOf));
      if (index < 0) continue;
      const side = sideOf(outer[index]!, outer[(index + 1) % outer.length]!);
      for (const under of bySide.get(side) ?? []) wallsBelow.add(under);
    }
  });
  return { over, isCarried: (wall) => carried.has(wall) };
}

/** Returns, for each wall around the floor, the outlines of its whole stack. */
export function outlinesAround(
  walls: readonly ShellFace[],
  isAround: readonly boolean[],
  { over }: WallStacks,
  placeOf: (corner: number) => Vector3,
): Vector3[][][] {
  return walls.flatMap((_, wall) =>
    isAround[wall] ? [(over.get(wall) ?? [wall]).map((part) => [...(walls[part]!.loops[0] ?? [])].map(placeOf))] : [],
  );
}
