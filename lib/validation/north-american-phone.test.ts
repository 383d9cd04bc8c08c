import fc from "fast-check";
import { displayNorthAmericanPhone } from "./north-american-phone";
import { displayPhone } from "./phone-display";

test("formats a number of the North American plan in E.164", () => {
  expect(displayNorthAmericanPhone("+15125550148")).toBe("+1 (512) 555-0148");
});

test.each([
  "+442079460958",
  "5125550148",
  "+1512555014",
  "+151255501489",
  "+11125550148",
  "+1 512 555 0148",
  "",
  "call Ann",
])("leaves %j to the numbering plans", (value) => {
  expect(displayNorthAmericanPhone(value)).toBeNull();
});

test("formats a number exactly as the numbering plans would", () => {
  const digit = (low: number) => fc.integer({ min: low, max: 9 });
  const tail = fc.tuple(digit(2), digit(0), digit(0), digit(2), ...Array.from({ length: 6 }, () => digit(0)));
  fc.assert(
    fc.property(tail, (digits) => {
      const value = `+1${digits.join("")}`;
      expect(displayNorthAmericanPhone(value)).toBe(displayPhone(value));
    }),
    { numRuns: 2_000 },
  );
});
