import * as fc from "fast-check";
import { COLUMN, createRow, EXTREMES, type FigureRow } from "./figure-row";
import { createRowSums } from "./row-sums";

function rowWith(longWall: number, shortHeight: number): FigureRow {
  const row = createRow();
  row[COLUMN.longWall] = longWall;
  row[COLUMN.shortHeight] = shortHeight;
  row[COLUMN.tallHeight] = shortHeight;
  return row;
}

test("keeps the greatest and the least value through any sequence of changes", () => {
  const step = fc.record({
    key: fc.integer({ min: 0, max: 12 }).map((index) => `room${index}`),
    floor: fc.integer({ min: 0, max: 1 }),
    long: fc.nat(4),
    height: fc.nat(3),
    isRemoved: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 150 }), (steps) => {
      const sums = createRowSums();
      const rows = new Map<string, { floor: number; row: FigureRow }>();
      for (const { key, floor, long, height, isRemoved } of steps) {
        const row = rowWith(long, height);
        if (isRemoved) sums.remove(key);
        else sums.put(key, floor, row, row);
        rows.delete(key);
        if (!isRemoved) rows.set(key, { floor, row });
        for (const reads of [null, 0, 1]) {
          const read = createRow();
          sums.read(reads, read);
          for (const { name, column, isLeast } of EXTREMES) {
            const found = [...rows]
              .filter(([, one]) => (reads === null || one.floor === reads) && one.row[column]! > 0)
              .sort(([a, one], [b, other]) => {
                const more = (isLeast ? -1 : 1) * (other.row[column]! - one.row[column]!);
                return more || (a < b ? -1 : 1);
              })[0];
            expect(sums.extremeOf(reads, name)).toBe(found?.[0] ?? null);
            expect(read[column]).toBe(found?.[1].row[column] ?? 0);
          }
        }
      }
    }),
    { numRuns: 100 },
  );
});

test("replaces one row of ten thousand without reading all of them", () => {
  let reads = 0;
  const counted = (row: FigureRow): FigureRow =>
    new Proxy(row, {
      get(target, name) {
        reads += 1;
        return Reflect.get(target, name);
      },
    });
  const sums = createRowSums();
  const put = (index: number, long: number): void => {
    const row = counted(rowWith(long, 2 + (index % 7) / 10));
    sums.put(`room${index}`, 0, row, row);
  };
  for (let index = 0; index < 10_000; index += 1) put(index, 3 + (index % 90) / 10);
  const read = createRow();
  sums.read(null, read);
  reads = 0;
  // Change the longest wall repeatedly, as in a drag.
  for (let step = 0; step < 20; step += 1) {
    put(5, step % 2 === 0 ? 20 : 1);
    sums.read(null, read);
    sums.read(0, read);
    expect(read[COLUMN.longWall]).toBe(step % 2 === 0 ? 20 : 11.9);
  }
  expect(reads / 20).toBeLessThan(1_000);
});
