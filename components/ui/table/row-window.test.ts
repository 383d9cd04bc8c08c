import fc from "fast-check";
import { drawnRows, rowWindow, scrollToReveal } from "./row-window";

const lists = fc.record({
  top: fc.integer({ min: -200, max: 500_000 }),
  height: fc.integer({ min: 1, max: 2_000 }),
  rowHeight: fc.constantFrom(28, 36, 44, 96),
  count: fc.integer({ min: 1, max: 10_000 }),
});

test("a list at its top draws what its window shows, and four rows more", () => {
  const seen = rowWindow({ top: 0, height: 440, rowHeight: 44, count: 100 });
  expect(seen).toEqual({ first: 0, last: 13 });
});

test("a row that is seen by a pixel is in the window", () => {
  expect(rowWindow({ top: 0, height: 441, rowHeight: 44, count: 100 }).last).toBe(14);
  expect(rowWindow({ top: 439, height: 100, rowHeight: 44, count: 100 }).first).toBe(5);
});

test("before it is measured, and without rows, nothing is drawn", () => {
  expect(drawnRows(rowWindow({ top: 0, height: 0, rowHeight: 44, count: 100 }), 3, 44, 100)).toEqual([]);
  expect(drawnRows(rowWindow({ top: 0, height: 400, rowHeight: 44, count: 0 }), -1, 44, 0)).toEqual([]);
});

test("every row in sight is drawn, wherever the list is scrolled", () => {
  fc.assert(
    fc.property(lists, fc.double({ min: 0, max: 0.999, noNaN: true }), (list, share) => {
      // The row that stands at some pixel of what is seen, where the list has one there.
      const index = Math.floor((list.top + share * list.height) / list.rowHeight);
      fc.pre(index >= 0 && index < list.count);
      const { first, last } = rowWindow(list);
      expect(first).toBeLessThanOrEqual(index);
      expect(last).toBeGreaterThanOrEqual(index);
    }),
  );
});

test("a list that is scrolled past its end shows its end; what is drawn stays little", () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { first, last } = rowWindow(list);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThan(list.count);
      expect(last).toBeGreaterThanOrEqual(first);
      expect(last - first + 1).toBeLessThanOrEqual(list.height / list.rowHeight + 10);
      if (list.top > list.count * list.rowHeight) expect(last).toBe(list.count - 1);
    }),
  );
});

test("rows and the gaps before them stand where the whole list would have them, the current row too", () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: -1, max: 12_000 }), (list, current) => {
      const drawn = drawnRows(rowWindow(list), current, list.rowHeight, list.count);
      let place = 0;
      for (const { index, gapBefore } of drawn) {
        place += gapBefore;
        expect(place).toBe(index * list.rowHeight);
        place += list.rowHeight;
      }
      const times = drawn.filter(({ index }) => index === current).length;
      expect(times).toBe(current >= 0 && current < list.count ? 1 : 0);
    }),
  );
});

describe("a row comes into sight", () => {
  const list = { top: 440, height: 400, rowHeight: 44 };

  test.each([
    ["above: at the top", 3, 3 * 44],
    ["cut at the top", 9, 9 * 44],
    ["seen already: nothing moves", 12, null],
    ["under what covers the end: above that", 18, 19 * 44 + 32 - 400],
    ["below", 60, 61 * 44 + 32 - 400],
  ])("%s", (_name, index, expected) => {
    expect(scrollToReveal(index, list, 32)).toBe(expected);
  });

  test("and is seen whole wherever it was, where there is room for it", () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 0, max: 9_999 }), fc.constantFrom(0, 32, 96), (sight, at, covered) => {
        fc.pre(sight.height >= covered + sight.rowHeight);
        const start = (at % sight.count) * sight.rowHeight;
        const from = Math.max(0, sight.top);
        const top = scrollToReveal(at % sight.count, { ...sight, top: from }, covered) ?? from;
        expect(top).toBeLessThanOrEqual(start);
        expect(top + sight.height - covered).toBeGreaterThanOrEqual(start + sight.rowHeight);
      }),
    );
  });

  test("a window lower than a row shows the row's start", () => {
    expect(scrollToReveal(10, { top: 0, height: 40, rowHeight: 44 }, 32)).toBe(440);
  });
});
