import * as fc from "fast-check";
import { buildLinePath, computePoints } from "./line-path";
import { computeBands, computeExtent, computeShare, computeTicks, selectLabeledPlaces, toDrawable } from "./scale";

test.each([
  [{ low: 0, high: 185 }, 4, [0, 50, 100, 150, 200]],
  [{ low: 0, high: 6 }, 4, [0, 2, 4, 6]],
  [{ low: -18, high: 12 }, 4, [-20, -10, 0, 10, 20]],
  [{ low: 0, high: 0 }, 4, [0, 0.5, 1]],
  [{ low: 12, high: 12 }, 4, [0, 5, 10, 15]],
  [{ low: -12, high: -12 }, 4, [-15, -10, -5, 0]],
  [{ low: 0.1, high: 0.3 }, 4, [0.1, 0.15, 0.2, 0.25, 0.3]],
  [{ low: 0, high: 1e300 }, 4, [0, 5e299, 1e300]],
])("computes the ticks of %j, about %i: %j", (extent, target, ticks) => {
  expect(computeTicks(extent, target)).toEqual(ticks);
});

test("leaves out NaN and limits infinity", () => {
  expect(toDrawable(Number.NaN)).toBeNull();
  expect(toDrawable(null)).toBeNull();
  expect(toDrawable(Number.POSITIVE_INFINITY)).toBe(1e300);
  expect(toDrawable(-Number.MAX_VALUE)).toBe(-1e300);
  expect(computeExtent([Number.NaN, 4, null, -2])).toEqual({ low: -2, high: 4 });
  expect(computeExtent([Number.NaN, null])).toBeNull();
  expect(computeExtent([])).toBeNull();
});

test("computes shares and bands, and selects the labeled places", () => {
  expect(computeShare(5, { low: 0, high: 20 })).toBe(0.25);
  expect(computeShare(5, { low: 5, high: 5 })).toBe(0.5);
  expect(computeBands(2, 0.5)).toEqual([
    { start: 0.125, width: 0.25 },
    { start: 0.625, width: 0.25 },
  ]);
  expect(computeBands(0, 0.5)).toEqual([]);
  expect([...selectLabeledPlaces(12, 6)]).toEqual([0, 2, 4, 6, 8, 10]);
  expect([...selectLabeledPlaces(5, 6)]).toEqual([0, 1, 2, 3, 4]);
  expect([...selectLabeledPlaces(0, 6)]).toEqual([]);
});

test("breaks a line at a gap, and draws a lone point as a dot", () => {
  const extent = { low: 0, high: 10 };
  expect(buildLinePath(computePoints([0, 5, 10], extent))).toBe("M0 100L50 50L100 0");
  expect(buildLinePath(computePoints([0, 5, null, 10], extent))).toBe("M0 100L33.333 50M100 0h0");
  expect(buildLinePath(computePoints([10], extent))).toBe("M100 0h0");
  expect(buildLinePath(computePoints([null, Number.NaN], extent))).toBe("");
});

const anything = fc.double();
const drawn = fc.double({ min: -1e300, max: 1e300, noNaN: true });

test("computes few finite, ascending, evenly spaced ticks that cover the range", () => {
  fc.assert(
    fc.property(fc.array(anything, { minLength: 1 }), fc.integer({ min: 2, max: 8 }), (values, target) => {
      const extent = computeExtent(values);
      if (!extent) return;
      const ticks = computeTicks(extent, target);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(3 * target + 2);
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

test("computes a share from 0 to 1 that keeps the order and the ends", () => {
  fc.assert(
    fc.property(drawn, drawn, drawn, drawn, (a, b, one, other) => {
      const extent = { low: Math.min(a, b), high: Math.max(a, b) };
      const [lower, higher] = [computeShare(Math.min(one, other), extent), computeShare(Math.max(one, other), extent)];
      for (const share of [lower, higher]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(lower).toBeLessThanOrEqual(higher);
      if (extent.high / 2 - extent.low / 2 > 0) {
        expect(computeShare(extent.low, extent)).toBe(0);
        expect(computeShare(extent.high, extent)).toBe(1);
      }
    }),
    { numRuns: 500 },
  );
});

test("computes ordered bands within the picture that do not overlap", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0.05, max: 0.9, noNaN: true }), (count, gap) => {
      const bands = computeBands(count, gap);
      expect(bands).toHaveLength(count);
      // One expectation for all: 60,000 would take most of the test's time.
      const wrong = bands.filter(({ start, width }, index) => {
        const before = bands[index - 1];
        const end = before ? before.start + before.width : 0;
        return !(start > end && start + width < 1);
      });
      expect(wrong).toEqual([]);
    }),
  );
});

test("draws paths of finite numbers within the picture for any input", () => {
  fc.assert(
    fc.property(fc.array(fc.option(anything), { maxLength: 60 }), (values) => {
      const extent = computeExtent(values) ?? { low: 0, high: 1 };
      const path = buildLinePath(computePoints(values, extent));
      expect(path).toMatch(/^([ML][\d.]+ [\d.]+(h0)?)*$/);
      for (const number of path.match(/[\d.]+/g) ?? []) expect(Number(number)).toBeLessThanOrEqual(100);
    }),
    { numRuns: 500 },
  );
});
