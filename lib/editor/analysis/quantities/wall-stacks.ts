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
  const along = new Map<string, number[]>();
  walls.forEach(({ loops }, wall) => {
    for (const loop of loops) {
      loop.forEach((a, at) => {
        const side = sideOf(a, loop[(at + 1) % loop.length]!);
        along.set(side, [...(along.get(side) ?? []), wall]);
      });
    }
  });
  return along;
}

/** `isAround`: whether each wall shares a side with the floor. Walls that only carry each other are in no stack. */
export function stackWalls(
  walls: readonly ShellFace[],
  isAround: readonly boolean[],
  placeOf: (corner: number) => Vector3,
): WallStacks {
  if (!isAround.includes(true) || !isAround.includes(false)) return NONE;
  const along = wallsBySide(walls);
  const over = new Map<number, number[]>();
  const carried = new Set<number>();
  walls.forEach((_, wall) => {
    if (isAround[wall]) return;
    const down = new Set([wall]);
    for (const one of down) {
      if (isAround[one]) {
        over.set(one, [...(over.get(one) ?? [one]), wall]);
        carried.add(wall);
        continue;
      }
      const outer = walls[one]!.loops[0] ?? [];
      const at = lowestSide([...outer].map(placeOf));
      if (at < 0) continue;
      for (const under of along.get(sideOf(outer[at]!, outer[(at + 1) % outer.length]!)) ?? []) down.add(under);
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
  return walls.flatMap((_, at) =>
    isAround[at] ? [(over.get(at) ?? [at]).map((one) => [...(walls[one]!.loops[0] ?? [])].map(placeOf))] : [],
  );
}
