import fc from "fast-check";
import { sheetMove } from "./sheet-move";

test.each([
  ["ArrowRight", 3, 4],
  ["ArrowRight", 11, 11],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", 2, 7],
  ["ArrowDown", 8, 11],
  ["ArrowDown", 10, 10],
  ["ArrowUp", 7, 2],
  ["ArrowUp", 3, 3],
  ["PageDown", 0, 10],
  ["PageUp", 11, 1],
  ["Home", 9, 0],
  ["End", 2, 11],
  ["x", 2, null],
])("%s from %d of 12 in five columns leads to %s", (key, from, to) => expect(sheetMove(key, from, 12, 5, 2)).toBe(to));

test("no key leaves the sheet", () => {
  const keys = fc.constantFrom("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End");
  fc.assert(
    fc.property(
      keys,
      fc.nat(600),
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(9),
      (...args) => {
        const [key, position, count, columns, rows] = args;
        const next = sheetMove(key, position % count, count, columns, rows);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      },
    ),
  );
});
