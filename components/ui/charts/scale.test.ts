import * as fc from "fast-check";
import { linePath, plotPoints } from "./line-path";
import { bandsOf, drawable, extentOf, labelledPlaces, niceTicks, shareOf } from "./scale";

test.each([
  [{ low: 0, high: 185 }, 4, [0, 50, 100, 150, 200]],
  [{ low: 0, high: 6 }, 4, [0, 2, 4, 6]],
  [{ low: -18, high: 12 }, 4, [-20, -10, 0, 10, 20]],
  [{ low: 0, high: 0 }, 4, [0, 0.5, 1]],
  [{ low: 12, high: 12 }, 4, [0, 5, 10, 15]],
  [{ low: -12, high: -12 }, 4, [-15, -10, -5, 0]],
  [{ low: 0.1, high: 0.3 }, 4, [0.1, 0.15, 0.2, 0.25, 0.3]],
  [{ low: 0, high: 1e300 }, 4, [0, 5e299, 1e300]],
])("ticks of %j, about %i: %j", (extent, wanted, ticks) => {
  expect(niceTicks(extent, wanted)).toEqual(ticks);
});

test("what is no number is left out, what is endless is cut", () => {
  expect(drawable(Number.NaN)).toBeNull();
  expect(drawable(null)).toBeNull();
  expect(drawable(Number.POSITIVE_INFINITY)).toBe(1e300);
  expect(drawable(-Number.MAX_VALUE)).toBe(-1e300);
  expect(extentOf([Number.NaN, 4, null, -2])).toEqual({ low: -2, high: 4 });
  expect(extentOf([Number.NaN, null])).toBeNull();
  expect(extentOf([])).toBeNull();
});

test("places and their labels", () => {
  expect(shareOf(5, { low: 0, high: 20 })).toBe(0.25);
  expect(shareOf(5, { low: 5, high: 5 })).toBe(0.5);
  expect(bandsOf(2, 0.5)).toEqual([
    { start: 0.125, width: 0.25 },
    { start: 0.625, width: 0.25 },
  ]);
  expect(bandsOf(0, 0.5)).toEqual([]);
  expect([...labelledPlaces(12, 6)]).toEqual([0, 2, 4, 6, 8, 10]);
  expect([...labelledPlaces(5, 6)]).toEqual([0, 1, 2, 3, 4]);
  expect([...labelledPlaces(0, 6)]).toEqual([]);
});

test("a line breaks at a gap, and a point alone is a dot", () => {
  const extent = { low: 0, high: 10 };
  expect(linePath(plotPoints([0, 5, 10], extent))).toBe("M0 100L50 50L100 0");
  expect(linePath(plotPoints([0, 5, null, 10], extent))).toBe("M0 100L33.333 50M100 0h0");
  expect(linePath(plotPoints([10], extent))).toBe("M100 0h0");
  expect(linePath(plotPoints([null, Number.NaN], extent))).toBe("");
});

const anything = fc.double();
const drawn = fc.double({ min: -1e300, max: 1e300, noNaN: true });

test("ticks are finite, rising, evenly apart, hold the whole range, and are few", () => {
  fc.assert(
    fc.property(fc.array(anything, { minLength: 1 }), fc.integer({ min: 2, max: 8 }), (values, wanted) => {
      const extent = extentOf(values);
      if (!extent) return;
      const ticks = niceTicks(extent, wanted);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(3 * wanted + 2);
      const slack = Math.max(Math.abs(extent.low), Math.abs(extent.high)) * 1e-6;
      expect(ticks[0] ?? 0).toBeLessThanOrEqual(extent.low + slack);
      expect(ticks.at(-1) ?? 0).toBeGreaterThanOrEqual(extent.high - slack);
      ticks.forEach((tick, index) => {
        expect(Number.isFinite(tick)).toBe(true);
        expect(Object.is(tick, -0)).toBe(false);
        if (index > 0) expect(tick).toBeGreaterThan(ticks[index - 1] ?? Number.NaN);
      });
      if (extent.low <= 0 && extent.high >= 0 && extent.high - extent.low > 1e-290) expect(ticks).toContain(0);
    }),
    { numRuns: 500 },
  );
});

test("a share is from 0 to 1, keeps the order, and the ends are its ends", () => {
  fc.assert(
    fc.property(drawn, drawn, drawn, drawn, (a, b, one, other) => {
      const extent = { low: Math.min(a, b), high: Math.max(a, b) };
      const [lower, higher] = [shareOf(Math.min(one, other), extent), shareOf(Math.max(one, other), extent)];
      for (const share of [lower, higher]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(lower).toBeLessThanOrEqual(higher);
      if (extent.high / 2 - extent.low / 2 > 0) {
        expect(shareOf(extent.low, extent)).toBe(0);
        expect(shareOf(extent.high, extent)).toBe(1);
      }
    }),
    { numRuns: 500 },
  );
});

test("bands lie in order within the picture and do not touch", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0.05, max: 0.9, noNaN: true }), (count, gap) => {
      const bands = bandsOf(count, gap);
      expect(bands).toHaveLength(count);
      // One expectation for all of them: 60,000 would be nearly all that the test takes.
      const wrong = bands.filter(({ start, width }, index) => {
        const before = bands[index - 1];
        const end = before ? before.start + before.width : 0;
        return !(start > end && start + width < 1);
      });
      expect(wrong).toEqual([]);
    }),
  );
});

test("whatever is drawn, a path holds finite numbers within the picture", () => {
  fc.assert(
    fc.property(fc.array(fc.option(anything), { maxLength: 60 }), (values) => {
      const extent = extentOf(values) ?? { low: 0, high: 1 };
      const path = linePath(plotPoints(values, extent));
      expect(path).toMatch(/^([ML][\d.]+ [\d.]+(h0)?)*$/);
      for (const number of path.match(/[\d.]+/g) ?? []) expect(Number(number)).toBeLessThanOrEqual(100);
    }),
    { numRuns: 500 },
  );
});
