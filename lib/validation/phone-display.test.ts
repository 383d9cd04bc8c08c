import { displayPhone } from "./phone-display";

test.each([
  ["+15125550148", "+1 (512) 555-0148"],
  ["512-555-0148", "+1 (512) 555-0148"],
  ["+15125550148 ext. 23", "+1 (512) 555-0148 ext. 23"],
  ["+442079460958", "+44 20 7946 0958"],
  ["call the office", "call the office"],
  ["+", "+"],
  ["", ""],
  ["1".repeat(300), "1".repeat(300)],
])("%s is shown as %s", (value, shown) => {
  expect(displayPhone(value)).toBe(shown);
});
