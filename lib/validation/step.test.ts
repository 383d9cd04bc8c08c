import fc from "fast-check";
import { isOnStep } from "./step";

test.each([
  [3, 1, 0, true],
  [1.5, 1, 0, false],
  [0.3, 0.1, 0, true],
  [0.3, 0.25, 0, false],
  [8.25, 0.25, 0, true],
  [7, 2, 1, true],
  [8, 2, 1, false],
  [-0.75, 0.25, 0, true],
  [1e15, 1, 0, true],
])("%d is on a step of %d from %d: %s", (value, step, base, expected) => {
  expect(isOnStep(value, step, base)).toBe(expected);
});

test("every hundredth is on a step of 0.01, and no half hundredth is", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (hundredths) => {
      expect(isOnStep(hundredths / 100, 0.01)).toBe(true);
      expect(isOnStep(hundredths / 100 + 0.005, 0.01)).toBe(false);
    }),
  );
});
