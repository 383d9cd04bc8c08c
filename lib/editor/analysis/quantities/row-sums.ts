/**
 * Sums of room rows, for the home and for each floor. Stored as integers of 10⁻⁹, so that no rounding adds up over many
 * changes.
 */
import { createExtremeHeap, type ExtremeHeap } from "./extreme-heap";
import { createRow, EXTREMES, type ExtremeColumn, type FigureRow, isFarther, SUMMED_COLUMNS } from "./figure-row";

const PER_UNIT = 1e9;

/** `own`: the row that counts in the floor. */
type Entry = { readonly key: string; floorNumber: number; row: FigureRow; own: FigureRow };

export type RowSums = {
  /** Adds or replaces a row. `row` counts in the home, `floorRow` in its floor; both may be the same object. */
  put(key: string, floorNumber: number, row: FigureRow, floorRow: FigureRow): void;
  remove(key: string): void;
  /** Writes the sums of a floor, or of all floors (null). */
  read(floorNumber: number | null, into: FigureRow): void;
  /** Returns the key of the row with the extreme value, or null if no row has one. */
  extremeOf(floorNumber: number | null, name: ExtremeColumn): string | null;
};

function add(sums: FigureRow, row: FigureRow, sign: 1 | -1): void {
  for (let index = 0; index < SUMMED_COLUMNS; index += 1) {
    const value = row[index]!;
    if (value !== 0) sums[index]! += sign * Math.round(value * PER_UNIT);
  }
}

export function createRowSums(): RowSums {
  const entries = new Map<string, Entry>();
  const home = createRow();
  const floors = new Map<number, FigureRow>();
  /** One heap per extreme column, for each floor and for all (null). */
  const heaps = new Map<number | null, ExtremeHeap<Entry>[]>();

  function change({ floorNumber, row, own }: Entry, sign: 1 | -1): void {
    const floor = floors.get(floorNumber) ?? createRow();
    floors.set(floorNumber, floor);
    add(home, row, sign);
    add(floor, own, sign);
  }

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    change(entry, -1);
  }

  const exists = (entry: Entry): boolean => entries.get(entry.key) === entry;

  /** Of equal values the least key wins, whatever the order of measuring. */
  const createHeap = ({ column, isLeast }: (typeof EXTREMES)[number]): ExtremeHeap<Entry> =>
    createExtremeHeap(
      (one, other) => {
        const [value, otherValue] = [one.own[column]!, other.own[column]!];
        return value === otherValue ? one.key < other.key : isFarther(value, otherValue, isLeast);
      },
      exists,
      () => entries.size,
    );

  function heapsOf(floorNumber: number | null): ExtremeHeap<Entry>[] {
    const known = heaps.get(floorNumber) ?? EXTREMES.map(createHeap);
    heaps.set(floorNumber, known);
    return known;
  }

  function addToHeaps(entry: Entry): void {
    for (const floorNumber of [null, entry.floorNumber]) {
      const floorHeaps = heapsOf(floorNumber);
      EXTREMES.forEach(({ column }, index) => {
        if (entry.own[column]! > 0) floorHeaps[index]!.add(entry);
      });
    }
  }

  const farthest = (floorNumber: number | null, index: number): Entry | null =>
    heaps.get(floorNumber)?.[index]?.first() ?? null;

  return {
    put(key, floorNumber, row, floorRow) {
      remove(key);
      const entry = { key, floorNumber, row, own: floorRow };
      entries.set(key, entry);
      change(entry, 1);
      addToHeaps(entry);
    },
    remove,
    read(floorNumber, into) {
      const sums = floorNumber === null ? home : floors.get(floorNumber);
      for (let index = 0; index < SUMMED_COLUMNS; index += 1) into[index] = (sums?.[index] ?? 0) / PER_UNIT;
      EXTREMES.forEach(({ column, variance }, index) => {
        const row = farthest(floorNumber, index)?.own;
        into[column] = row?.[column] ?? 0;
        into[variance] = row?.[variance] ?? 0;
      });
    },
    extremeOf: (floorNumber, name) =>
      farthest(
        floorNumber,
        EXTREMES.findIndex((one) => one.name === name),
      )?.key ?? null,
  };
}
