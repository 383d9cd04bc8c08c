/** What a room comes to as a row of numbers: very many of them are kept, summed, taken out and put in again. */

/** In m, m² and m³; counted; and, after them, squares of what each may be off by. */
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

/** Of which a whole has the greatest, or the least, with its own variance. */
const EXTREME = ["longWall", "shortHeight", "tallHeight"] as const;
const EXTREME_VARIANCES = ["longWallVariance", "shortHeightVariance", "tallHeightVariance"] as const;

export type SummedColumn = (typeof SUMMED)[number];
export type ExtremeColumn = (typeof EXTREME)[number];
type Column = SummedColumn | ExtremeColumn | (typeof EXTREME_VARIANCES)[number];

const COLUMNS: readonly Column[] = [...SUMMED, ...EXTREME, ...EXTREME_VARIANCES];

/** Columns from here on are no sums. */
export const SUMMED_COLUMNS = SUMMED.length;

/** Places of the columns in a row. */
export const COLUMN = Object.fromEntries(COLUMNS.map((name, at) => [name, at])) as Readonly<Record<Column, number>>;

export type FigureRow = number[];

/** Kept as doubles from the first: a copy of it stays so. A typed array would be far dearer for so few. */
const EMPTY: FigureRow = COLUMNS.map(() => 0.5).fill(0);

export const createRow = (): FigureRow => EMPTY.slice();

/** The extreme columns: where each one's variance stands, and whether the least counts. 0 stands for none. */
export const EXTREMES = EXTREME.map((name) => ({
  name,
  column: COLUMN[name],
  variance: COLUMN[`${name}Variance`],
  isLeast: name === "shortHeight",
}));

/** Whether another row's extreme takes the place of this one. */
export const isFarther = (value: number, than: number, isLeast: boolean): boolean =>
  value > 0 && (than === 0 || (isLeast ? value < than : value > than));
