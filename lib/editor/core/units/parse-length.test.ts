import * as fc from "fast-check";
import { feetInchText, lengthText } from "./measure-text";
import { parseLength } from "./parse-length";

test.each([
  ["1.25", 1.25],
  ["2.5m", 2.5],
  ["250 cm", 2.5],
  ["-30cm", -0.3],
  ["− 30 cm", -0.3],
  ["35mm", 0.035],
  [".75 m", 0.75],
  ["3.", 3],
  ["+2 Metres", 2],
  [`98.5"`, 2.5019],
  [`8' 2 1/2"`, 2.5019],
  [`8'2-1/2"`, 2.5019],
  [`8'-2 1/2"`, 2.5019],
  ["8 ft 2½ in", 2.5019],
  ["8’ 2 1/2”", 2.5019],
  ["8' 2''", 2.4892],
  [`-8' 2"`, -2.4892],
  ["8'", 2.4384],
  ["8' 2", 2.4892],
  ["2.5ft", 0.762],
  [`1/2"`, 0.0127],
  [`3/4 in`, 0.01905],
  ["0", 0],
])("%p is %p meters", (text, meters) => {
  const typed = parseLength(text);
  expect(typed).toMatchObject({ ok: true });
  expect(typed.ok && typed.value).toBeCloseTo(meters, 10);
});

test.each([
  ["", `Enter a length, such as 2.5, 250 cm or 8' 2 1/2"`],
  ["  ", `Enter a length, such as 2.5, 250 cm or 8' 2 1/2"`],
  ["four", `“four” isn't a length. Enter one such as 2.5, 250 cm or 8' 2 1/2"`],
  ["1.2.3", `“1.2.3” isn't a length. Enter one such as 2.5, 250 cm or 8' 2 1/2"`],
  ["1,5", "Use a decimal point: 1.25"],
  [`1/0"`, "A fraction can't be over 0"],
  [`8' 2 1/0"`, "A fraction can't be over 0"],
  ["5 km", "“km” isn't a supported unit. Use m, cm, mm, ft or in"],
  ["2 °", `“2 °” isn't a length. Enter one such as 2.5, 250 cm or 8' 2 1/2"`],
])("%p is refused: %p", (text, message) => {
  expect(parseLength(text)).toEqual({ ok: false, message });
});

test.each(["1e3", "NaN", "Infinity", "m", "-", "--2", "1/2", `2" 8'`, "0x10", "9".repeat(400), "1 2", "'", `"`])(
  "%p is not a length",
  (text) => {
    expect(parseLength(text).ok).toBe(false);
  },
);

test("parses formatted feet and inches to within 1/32 inch", () => {
  fc.assert(
    fc.property(fc.double({ min: -200, max: 200, noNaN: true }), (meters) => {
      const typed = parseLength(feetInchText(meters));
      if (!typed.ok) throw new Error(`${feetInchText(meters)}: ${typed.message}`);
      expect(Math.abs(typed.value - meters)).toBeLessThanOrEqual(0.0254 / 32 + 1e-9);
    }),
  );
});

test("parses formatted meters to within half a millimeter", () => {
  fc.assert(
    fc.property(fc.double({ min: -9999, max: 9999, noNaN: true }), (meters) => {
      const typed = parseLength(lengthText(meters));
      if (!typed.ok) throw new Error(typed.message);
      expect(Math.abs(typed.value - meters)).toBeLessThanOrEqual(0.0005 + 1e-9);
    }),
  );
});

test("never throws or returns a number that is not finite", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789 .,-'\"/mcftin½") })), (text) => {
      const typed = parseLength(text);
      if (typed.ok) expect(Number.isFinite(typed.value)).toBe(true);
      else expect(typed.message.length).toBeGreaterThan(10);
    }),
  );
});
