import fc from "fast-check";
import { computeRowWindow, listDrawnRows, scrollToReveal } from "./row-window";

const lists = fc.record({
  top: fc.integer({ min: -200, max: 500_000 }),
  height: fc.integer({ min: 1, max: 2_000 }),
  rowHeight: fc.constantFrom(28, 36, 44, 96),
  count: fc.integer({ min: 1, max: 10_000 }),
});

test("draws the visible rows and four more at the top of a list", () => {
  const rowWindow = computeRowWindow({ top: 0, height: 440, rowHeight: 44, count: 100 });
  expect(rowWindow).toEqual({ first: 0, last: 13 });
});

test("includes a row that is visible by one pixel", () => {
  expect(computeRowWindow({ top: 0, height: 441, rowHeight: 44, count: 100 }).last).toBe(14);
  expect(computeRowWindow({ top: 439, height: 100, rowHeight: 44, count: 100 }).first).toBe(5);
});

test("draws nothing before the list is measured, or without rows", () => {
  expect(listDrawnRows(computeRowWindow({ top: 0, height: 0, rowHeight: 44, count: 100 }), 3, 44, 100)).toEqual([]);
  expect(listDrawnRows(computeRowWindow({ top: 0, height: 400, rowHeight: 44, count: 0 }), -1, 44, 0)).toEqual([]);
});

test("draws every visible row at any scroll position", () => {
  fc.assert(
    fc.property(lists, fc.double({ min: 0, max: 0.999, noNaN: true }), (list, share) => {
      // The row at a random visible pixel, if the list has a row there.
      const index = Math.floor((list.top + share * list.height) / list.rowHeight);
      fc.pre(index >= 0 && index < list.count);
      const { first, last } = computeRowWindow(list);
      expect(first).toBeLessThanOrEqual(index);
      expect(last).toBeGreaterThanOrEqual(index);
    }),
  );
});

test("shows the last rows of a list scrolled past its end, and draws few rows", () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { first, last } = computeRowWindow(list);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThan(list.count);
      expect(last).toBeGreaterThanOrEqual(first);
      expect(last - first + 1).toBeLessThanOrEqual(list.height / list.rowHeight + 10);
      if (list.top > list.count * list.rowHeight) expect(last).toBe(list.count - 1);
    }),
  );
});

test("places rows and gaps as in the full list, with the current row", () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: -1, max: 12_000 }), (list, current) => {
      const drawn = listDrawnRows(computeRowWindow(list), current, list.rowHeight, list.count);
      let offset = 0;
      for (const { index, gapBefore } of drawn) {
        offset += gapBefore;
        expect(offset).toBe(index * list.rowHeight);
        offset += list.rowHeight;
      }
      const times = drawn.filter(({ index }) => index === current).length;
      expect(times).toBe(current >= 0 && current < list.count ? 1 : 0);
    }),
  );
});

describe("scrolling a row into view", () => {
  const list = { top: 440, height: 400, rowHeight: 44 };

  test.each([
    ["moves a row above the view to the top", 3, 3 * 44],
    ["moves a row cut at the top to the top", 9, 9 * 44],
    ["does not scroll for a visible row", 12, null],
    ["moves a row under the covered end above the cover", 18, 19 * 44 + 32 - 400],
    ["moves a row below the view to the end", 60, 61 * 44 + 32 - 400],
  ])("%s", (_name, index, expected) => {
    expect(scrollToReveal(index, list, 32)).toBe(expected);
  });

  test("shows the full row from any position, if there is room", () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 0, max: 9_999 }), fc.constantFrom(0, 32, 96), (viewport, seed, covered) => {
        fc.pre(viewport.height >= covered + viewport.rowHeight);
        const start = (seed % viewport.count) * viewport.rowHeight;
        const from = Math.max(0, viewport.top);
        const top = scrollToReveal(seed % viewport.count, { ...viewport, top: from }, covered) ?? from;
        expect(top).toBeLessThanOrEqual(start);
        expect(top + viewport.height - covered).toBeGreaterThanOrEqual(start + viewport.rowHeight);
      }),
    );
  });

  test("shows the start of a row higher than the viewport", () => {
    expect(scrollToReveal(10, { top: 0, height: 40, rowHeight: 44 }, 32)).toBe(440);
  });
});
