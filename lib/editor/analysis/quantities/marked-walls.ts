/** The walls that the long wall length, the short and the tall height come from. */
export type MarkedWalls = {
  longWall: readonly string[];
  shortHeight: readonly string[];
  tallHeight: readonly string[];
};

export const NO_WALLS: readonly string[] = Object.freeze([]);
export const NO_MARKS: MarkedWalls = { longWall: NO_WALLS, shortHeight: NO_WALLS, tallHeight: NO_WALLS };
