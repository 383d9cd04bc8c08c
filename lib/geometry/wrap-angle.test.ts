import fc from "fast-check";
import { wrapAngle } from "./wrap-angle";

test.each([
  [0, 0],
  [180, 180],
  [-180, 180],
  [540, 180],
  [225, -135],
  [-360, 0],
  [-190, 170],
])("wraps %s° to %s°", (degrees, expected) => {
  expect((wrapAngle((degrees * Math.PI) / 180) * 180) / Math.PI).toBeCloseTo(expected, 9);
});

test("returns the same direction, within half a turn", () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (angle) => {
      const wrapped = wrapAngle(angle);
      expect(Math.abs(wrapped)).toBeLessThanOrEqual(Math.PI + 2e-9);
      expect(Math.cos(wrapped)).toBeCloseTo(Math.cos(angle), 9);
      expect(Math.sin(wrapped)).toBeCloseTo(Math.sin(angle), 9);
    }),
  );
});
