/** The figures of a room, a floor or a home: m², m, m³. */
import { COLUMN as C, type FigureRow } from "./figure-row";

/** One standard deviation of each figure, from the confidence of its corners and openings. */
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

/** Figures that count a wall or opening shared by two rooms once. */
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
  /** Around the floors, without deductions. */
  perimeter: number;
  /** Around all ceilings of a room together. */
  ceilingPerimeter: number;
  /** The perimeter less the openings that begin at the foot of a wall, deducted or not. */
  baseboard: number;
  /** All walls, partitions included, without deductions. A wall between two rooms counts for each room. */
  grossWall: number;
  /** Gross less the area covered by deducted doors, windows and openings. */
  netWall: number;
  /** The longest straight run of walls around a floor; 0 without walls. */
  longWall: number;
  /** The heights of the lowest and the highest wall around a floor. */
  shortHeight: number;
  tallHeight: number;
  /** The volume of closed shells; for open rooms, floor area × mean height. */
  volume: number;
  rooms: number;
  /** Rooms with an estimated volume. */
  estimated: number;
  /** Rooms with a ceiling from the import over walls that are not level. */
  unlevel: number;
  /** Floors that the import drew from the walls, because the capture had none. */
  madeFloors: number;
  /** Area of doors, windows and openings, deducted or not. */
  openingsArea: number;
  doors: number;
  windows: number;
  openings: number;
  /** The number of deducted doors, windows and openings. */
  deducted: number;
  /** Null for a room. */
  once: OnceFigures | null;
  /** Walls and ceilings that belong to no room, and count in no other figure. */
  looseWall: number;
  looseCeiling: number;
  spread: Spreads;
};

/**
 * Returns the figures of a row. `isTotal`: whether the row is of a floor or the home, where shared walls count once.
 */
export function figuresOf(row: FigureRow, isTotal = false): SurveyFigures {
  const of = (column: number): number => row[column] ?? 0;
  // Repeated sums and differences can leave a variance slightly below zero.
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
