/** Keys of the walls that determine the long wall, the short height and the tall height. */
export type MarkedWalls = {
  longWall: readonly string[];
  shortHeight: readonly string[];
  tallHeight: readonly string[];
};

export const NO_WALLS: readonly string[] = Object.freeze([]);
export const NO_MARKS: MarkedWalls = { longWall: NO_WALLS, shortHeight: NO_WALLS, tallHeight: NO_WALLS };
