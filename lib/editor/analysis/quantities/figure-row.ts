/** The figures of a room as a row of numbers, so that many rows can be kept, added and subtracted. */

/** Columns that are summed: m, m², m³, counts, then variances. */
const SUMMED = [
  "floorArea",
  "ceilingArea",
  "grossWall",
  "netWall",
  "grossWallOnce",
  "netWallOnce",
  "perimeter",
  "ceilingPerimeter",
  "baseboard",
  "volume",
  "openingsArea",
  "doors",
  "windows",
  "openings",
  "deducted",
  "doorsOnce",
  "windowsOnce",
  "openingsOnce",
  "deductedOnce",
  "looseWall",
  "looseCeiling",
  "rooms",
  "estimated",
  "unlevel",
  "madeFloors",
  "floorAreaVariance",
  "ceilingAreaVariance",
  "grossWallVariance",
  "netWallVariance",
  "grossWallOnceVariance",
  "netWallOnceVariance",
  "grossShellVariance",
  "netShellVariance",
  "perimeterVariance",
  "ceilingPerimeterVariance",
  "baseboardVariance",
  "volumeVariance",
] as const;

/** Columns whose total is the greatest or the least value, with that value's variance. */
const EXTREME = ["longWall", "shortHeight", "tallHeight"] as const;
const EXTREME_VARIANCES = ["longWallVariance", "shortHeightVariance", "tallHeightVariance"] as const;

export type SummedColumn = (typeof SUMMED)[number];
export type ExtremeColumn = (typeof EXTREME)[number];
type Column = SummedColumn | ExtremeColumn | (typeof EXTREME_VARIANCES)[number];

const COLUMNS: readonly Column[] = [...SUMMED, ...EXTREME, ...EXTREME_VARIANCES];

/** The number of summed columns, which come first. */
export const SUMMED_COLUMNS = SUMMED.length;

/** The index of each column. */
export const COLUMN = Object.fromEntries(COLUMNS.map((name, i) => [name, i])) as Readonly<Record<Column, number>>;

export type FigureRow = number[];

/** Filled with doubles first, so that V8 keeps copies as double arrays; typed arrays cost far more at this length. */
const EMPTY: FigureRow = COLUMNS.map(() => 0.5).fill(0);

export const createRow = (): FigureRow => EMPTY.slice();

/** For each extreme column: its variance column, and whether the least value counts. 0 means no value. */
export const EXTREMES = EXTREME.map((name) => ({
  name,
  column: COLUMN[name],
  variance: COLUMN[`${name}Variance`],
  isLeast: name === "shortHeight",
}));

/** Whether a value replaces the current extreme. */
export const isFarther = (value: number, extreme: number, isLeast: boolean): boolean =>
  value > 0 && (extreme === 0 || (isLeast ? value < extreme : value > extreme));
