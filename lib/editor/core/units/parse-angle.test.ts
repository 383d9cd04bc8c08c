import * as fc from "fast-check";
import { angleText } from "./measure-text";
import { parseAngle } from "./parse-angle";

test.each([
  ["45°", Math.PI / 4],
  ["-90", -Math.PI / 2],
  ["180 deg", Math.PI],
  [".5 degrees", Math.PI / 360],
])("parses %p as an angle", (text, radians) => {
  const typed = parseAngle(text);
  expect(typed.ok && typed.value).toBeCloseTo(radians, 12);
});

test.each([
  ["", "Enter an angle in degrees, such as 45 or -90°"],
  ["45 m", "“45 m” isn't an angle. Enter one in degrees, such as 45 or -90°"],
  ["1,5", "Use a decimal point: 1.25"],
])("%p is refused: %p", (text, message) => {
  expect(parseAngle(text)).toEqual({ ok: false, message });
});

test("parses a formatted angle to within 0.05°", () => {
  fc.assert(
    fc.property(fc.double({ min: -7, max: 7, noNaN: true }), (radians) => {
      const typed = parseAngle(angleText(radians));
      expect(typed.ok && Math.abs(typed.value - radians)).toBeLessThanOrEqual(Math.PI / 3600 + 1e-9);
    }),
  );
});
