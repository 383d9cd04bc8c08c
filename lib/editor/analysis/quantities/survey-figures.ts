/** What a room, a floor or a home comes to. Areas in m², lengths in m, volumes in m³. */
import { COLUMN as C, type FigureRow } from "./figure-row";

/** One standard deviation of each figure, from the confidence of the corners and openings that it comes from. */
export type Spreads = {
  floorArea: number;
  ceilingArea: number;
  grossWall: number;
  netWall: number;
  /** Walls and ceilings together. */
  grossShell: number;
  netShell: number;
  perimeter: number;
  ceilingPerimeter: number;
  baseboard: number;
  longWall: number;
  shortHeight: number;
  tallHeight: number;
  volume: number;
};

/** Walls and openings of a floor or a home with each one that two rooms share counted once. */
export type OnceFigures = {
  grossWall: number;
  netWall: number;
  doors: number;
  windows: number;
  openings: number;
  deducted: number;
  spread: { grossWall: number; netWall: number };
};

export type SurveyFigures = {
  floorArea: number;
  ceilingArea: number;
  /** Around the floors, gross: doors and openings are not taken off. */
  perimeter: number;
  /** Around the ceilings of each room together. */
  ceilingPerimeter: number;
  /** The perimeter less what stands on the floor in it, deducted or not: no baseboard runs through a door. */
  baseboard: number;
  /** Of all walls, partitions included, openings not taken off. A wall between two rooms counts for each of them. */
  grossWall: number;
  /** Gross less the area covered by what is deducted (openings; doors and windows where their switch says so). */
  netWall: number;
  /** The longest straight run of walls around a floor. 0 where there is no wall. */
  longWall: number;
  /** Of the lowest and the highest wall around a floor. */
  shortHeight: number;
  tallHeight: number;
  /** Of the closed shells; of rooms that are open, floor × mean height. */
  volume: number;
  rooms: number;
  /** Rooms whose volume is estimated. */
  estimated: number;
  /** Rooms with a ceiling of the import's over walls that are not level: what comes from it is estimated. */
  unlevel: number;
  /** Floors that the import drew from the walls, since the capture had none: what comes from them is estimated. */
  madeFloors: number;
  /** Doors, windows and openings together, whether deducted or not. */
  openingsArea: number;
  doors: number;
  windows: number;
  openings: number;
  /** How many of these are deducted. */
  deducted: number;
  /** Null for a room. */
  once: OnceFigures | null;
  /** Walls and ceilings that belong to no room, which no other figure counts. */
  looseWall: number;
  looseCeiling: number;
  spread: Spreads;
};

/** `isTotal`: of a floor or a home, not of one room. */
export function figuresOf(row: FigureRow, isTotal = false): SurveyFigures {
  const of = (column: number): number => row[column] ?? 0;
  // What was summed, taken out and put in again may end a hair under nothing.
  const root = (column: number): number => Math.sqrt(Math.max(0, of(column)));
  return {
    floorArea: of(C.floorArea),
    ceilingArea: of(C.ceilingArea),
    perimeter: of(C.perimeter),
    ceilingPerimeter: of(C.ceilingPerimeter),
    baseboard: of(C.baseboard),
    grossWall: of(C.grossWall),
    netWall: of(C.netWall),
    longWall: of(C.longWall),
    shortHeight: of(C.shortHeight),
    tallHeight: of(C.tallHeight),
    volume: of(C.volume),
    rooms: of(C.rooms),
    estimated: of(C.estimated),
    unlevel: of(C.unlevel),
    madeFloors: of(C.madeFloors),
    openingsArea: of(C.openingsArea),
    doors: of(C.doors),
    windows: of(C.windows),
    openings: of(C.openings),
    deducted: of(C.deducted),
    once: isTotal
      ? {
          grossWall: of(C.grossWallOnce),
          netWall: of(C.netWallOnce),
          doors: of(C.doorsOnce),
          windows: of(C.windowsOnce),
          openings: of(C.openingsOnce),
          deducted: of(C.deductedOnce),
          spread: { grossWall: root(C.grossWallOnceVariance), netWall: root(C.netWallOnceVariance) },
        }
      : null,
    looseWall: of(C.looseWall),
    looseCeiling: of(C.looseCeiling),
    spread: {
      floorArea: root(C.floorAreaVariance),
      ceilingArea: root(C.ceilingAreaVariance),
      grossWall: root(C.grossWallVariance),
      netWall: root(C.netWallVariance),
      grossShell: root(C.grossShellVariance),
      netShell: root(C.netShellVariance),
      perimeter: root(C.perimeterVariance),
      ceilingPerimeter: root(C.ceilingPerimeterVariance),
      baseboard: root(C.baseboardVariance),
      longWall: root(C.longWallVariance),
      shortHeight: root(C.shortHeightVariance),
      tallHeight: root(C.tallHeightVariance),
      volume: root(C.volumeVariance),
    },
  };
}
