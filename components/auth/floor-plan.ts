/** The floor drawn next to sign-in, in feet. Its rooms fill the outline: 168 + 217 + 88 + 205.5 = 29.5 x 23. */
import type { Point } from "./isometric";

export const OUTLINE = { x: 29.5, y: 23 };
export const WALL_HEIGHT = 8;
/** The height of lintels; walls between rooms are cut there, so that every room is visible. */
export const DOOR_HEIGHT = 6.4;
export const FRONT_HEIGHT = 0.9;
/** How far a lintel extends into the wall on each side. */
const BEARING = 0.7;

/** A straight wall on the line `axis` = `at`, from `from` to `to` along the other axis, with its openings. */
export type Wall = {
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
  doors?: readonly (readonly [number, number])[];
  windows?: readonly (readonly [number, number])[];
};

export const BACK_WALLS: readonly Wall[] = [
  {
    axis: "x",
    at: 0,
    from: 0,
    to: 23,
    windows: [
      [3.5, 8.5],
      [16, 20],
    ],
  },
  {
    axis: "y",
    at: 0,
    from: 0,
    to: 29.5,
    windows: [
      [4, 9],
      [19, 25],
    ],
  },
];

export const PARTITIONS: readonly Wall[] = [
  { axis: "y", at: 12, from: 0, to: 14, doors: [[9.2, 12.4]] },
  { axis: "x", at: 14, from: 0, to: 14, doors: [[7.4, 10.6]] },
  { axis: "x", at: 8, from: 12, to: 23, doors: [[14.5, 17.5]] },
  { axis: "y", at: 14, from: 14, to: 29.5, doors: [[16.5, 23.5]] },
];

export const FRONT_WALLS: readonly Wall[] = [
  { axis: "y", at: 23, from: 0, to: 29.5, doors: [[15, 18.5]] },
  { axis: "x", at: 29.5, from: 0, to: 23 },
];

export const ROOMS = [
  { name: "kitchen", squareFeet: 168, at: [4.7, 2, 0] },
  { name: "living", squareFeet: 217, at: [23.6, 5, 0] },
  { name: "bath", squareFeet: 88, at: [2.4, 19.6, 0] },
  { name: "family", squareFeet: 206, at: [19.4, 18.4, 0] },
] as const satisfies readonly { name: string; squareFeet: number; at: Point }[];

/** Returns the point of a wall at a position along it and a height. */
export function onWall({ axis, at }: Wall, along: number, z: number): Point {
  return axis === "x" ? [at, along, z] : [along, at, z];
}

/** Returns the start and end of each solid part of a wall, between its doors. */
export function solidParts({ from, to, doors = [] }: Wall): [number, number][] {
  const ends = [from, ...doors.flat(), to];
  return ends.flatMap((start, index) => (index % 2 === 0 ? [[start, ends[index + 1] ?? to] as [number, number]] : []));
}

/** Returns the two ends of a lintel over an opening. */
export function lintel(wall: Wall, [start, end]: readonly [number, number], z: number): [Point, Point] {
  return [onWall(wall, start - BEARING, z), onWall(wall, end + BEARING, z)];
}
