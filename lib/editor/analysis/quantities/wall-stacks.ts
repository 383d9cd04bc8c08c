/** Walls that stand on others, as the upper part of one that is cut: with what carries them they are one wall, and as high. */
import type { Vector3 } from "../../../geometry/vector3";
import { lowestSide } from "../../core/rooms/wall-footing";
import type { ShellFace } from "./shell-sides";

/** For a wall around the floor all that stands on it, itself first, by their places; null where nothing does. */
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

/** `stands`: which of them have a side of the floor. Walls that carry each other, and stand on none, are in no stack. */
export function stackWalls(
  walls: readonly ShellFace[],
  stands: readonly boolean[],
  placeOf: (corner: number) => Vector3,
): WallStacks {
  if (!stands.includes(true) || !stands.includes(false)) return NONE;
  const along = wallsBySide(walls);
  const over = new Map<number, number[]>();
  const carried = new Set<number>();
  walls.forEach((_, wall) => {
    if (stands[wall]) return;
    const down = new Set([wall]);
    for (const one of down) {
      if (stands[one]) {
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

/** Returns the outlines of each wall around the floors and of all that stands on it, by wall. */
export function outlinesAround(
  walls: readonly ShellFace[],
  stands: readonly boolean[],
  { over }: WallStacks,
  placeOf: (corner: number) => Vector3,
): Vector3[][][] {
  return walls.flatMap((_, at) =>
    stands[at] ? [(over.get(at) ?? [at]).map((one) => [...(walls[one]!.loops[0] ?? [])].map(placeOf))] : [],
  );
}
