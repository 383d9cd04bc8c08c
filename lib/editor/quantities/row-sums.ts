/** Rows of rooms summed for the whole and for each floor. */
import { createRow, EXTREMES, type ExtremeColumn, type FigureRow, isFarther, SUMMED_COLUMNS } from "./figure-row";

const PER_UNIT = 1e9;

type Entry = { floorNumber: number; row: FigureRow; own: FigureRow };

export type RowSums = {
  /** `row` counts in the whole, `own` in the floor; they may be the same. */
  put(key: string, floorNumber: number, row: FigureRow, own: FigureRow): void;
  remove(key: string): void;
  /** Of a floor, or of all (null). */
  read(floorNumber: number | null, into: FigureRow): void;
  /** Who has the greatest, or the least, of it; null where nobody has any. */
  extremeOf(floorNumber: number | null, name: ExtremeColumn): string | null;
};

function add(sums: FigureRow, row: FigureRow, times: 1 | -1): void {
  for (let at = 0; at < SUMMED_COLUMNS; at += 1) {
    const value = row[at]!;
    if (value !== 0) sums[at]! += times * Math.round(value * PER_UNIT);
  }
}

export function createRowSums(): RowSums {
  const entries = new Map<string, Entry>();
  const whole = createRow();
  const floors = new Map<number, FigureRow>();

  function change({ floorNumber, row, own }: Entry, times: 1 | -1): void {
    const floor = floors.get(floorNumber) ?? createRow();
    floors.set(floorNumber, floor);
    add(whole, row, times);
    add(floor, own, times);
  }

  function remove(key: string): void {
    const before = entries.get(key);
    if (!before) return;
    entries.delete(key);
    change(before, -1);
  }

  /** Of several that have as much, the one with the least key: whoever was measured last makes no difference. */
  function farthest(floorNumber: number | null, column: number, isLeast: boolean): string | null {
    let [found, most]: [string | null, number] = [null, 0];
    for (const [key, entry] of entries) {
      if (floorNumber !== null && entry.floorNumber !== floorNumber) continue;
      const value = entry.own[column]!;
      if (!isFarther(value, most, isLeast) && !(found !== null && value === most && key < found)) continue;
      [found, most] = [key, value];
    }
    return found;
  }

  return {
    put(key, floorNumber, row, own) {
      remove(key);
      const entry = { floorNumber, row, own };
      entries.set(key, entry);
      change(entry, 1);
    },
    remove,
    read(floorNumber, into) {
      const sums = floorNumber === null ? whole : floors.get(floorNumber);
      for (let at = 0; at < SUMMED_COLUMNS; at += 1) into[at] = (sums?.[at] ?? 0) / PER_UNIT;
      for (const { column, variance, isLeast } of EXTREMES) {
        const row = entries.get(farthest(floorNumber, column, isLeast) ?? "")?.own;
        into[column] = row?.[column] ?? 0;
        into[variance] = row?.[variance] ?? 0;
      }
    },
    extremeOf(floorNumber, name) {
      const extreme = EXTREMES.find((one) => one.name === name)!;
      return farthest(floorNumber, extreme.column, extreme.isLeast);
    },
  };
}
