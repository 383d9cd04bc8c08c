import { keptPhone, phoneCountryOf, phoneEntryOf, phoneInCountry, phoneValueOf } from "./phone-entry";

test.each([
  ["+15125550148", { number: "+1 (512) 555-0148", extension: "", region: "US" }],
  ["+15125550148 ext. 23", { number: "+1 (512) 555-0148", extension: "23", region: "US" }],
  ["512 555 0148 x23", { number: "+1 (512) 555-0148", extension: "23", region: "US" }],
  ["+442079460958", { number: "+44 20 7946 0958", extension: "", region: "GB" }],
  ["call alex", { number: "call alex", extension: "", region: "US" }],
  [
    "+15125550148 ext. 12345678901234567890",
    { number: "+1 (512) 555-0148", extension: "12345678901234567890", region: "US" },
  ],
  ["1\u0663#512", { number: "1\u0663#512", extension: "", region: "US" }],
  ["Suite #5", { number: "Suite #5", extension: "", region: "US" }],
  ["ask at the desk", { number: "ask at the desk", extension: "", region: "US" }],
  ["", { number: "", extension: "", region: "US" }],
])("splits %j into its parts", (value, entry) => {
  expect(phoneEntryOf(value, "US")).toEqual(entry);
});

test.each([
  [{ number: "512 555 0148", extension: "", region: "US" }, "+15125550148"],
  [{ number: "512 555 0148", extension: "23", region: "US" }, "+15125550148 ext. 23"],
  [{ number: "512 555 0148 x23", extension: "", region: "US" }, "+15125550148 ext. 23"],
  [{ number: "020 7946 0958", extension: "", region: "GB" }, "+442079460958"],
  [{ number: "ask", extension: "", region: "US" }, "ask"],
  [{ number: "+1", extension: "", region: "US" }, ""],
  [{ number: " ", extension: "7", region: "US" }, ""],
] as const)("stores %j as %j", (entry, value) => {
  expect(phoneValueOf(entry)).toBe(value);
});

test("a number that names its country belongs to that country", () => {
  expect(phoneCountryOf("+44 20 7946 0958", "US")).toBe("GB");
  expect(phoneCountryOf("512 555 0148", "US")).toBe("US");
  expect(phoneCountryOf("rubbish", "DE")).toBe("DE");
});

test("a change of country keeps the national digits", () => {
  expect(phoneInCountry("+1 (512) 555-0148", "US", "CA")).toBe("+1 (512) 555-0148");
  expect(phoneInCountry("512 555 0148", "US", "GB")).toBe("+44 51 2555 0148");
  expect(phoneInCountry("+1", "US", "GB")).toBe("");
  expect(phoneInCountry("ask", "US", "GB")).toBe("ask");
});

test.each([
  ["(202) 555-0144", "+12025550144"],
  ["512-555-0110 x23", "+15125550110 ext. 23"],
  ["512-555-0110 ext. 12", "+15125550110 ext. 12"],
  ["+1-512-555-0110;ext=0012", "+15125550110 ext. 0012"],
  ["512-555-0110 Extension 12", "+15125550110 ext. 12"],
  ["\u00a0512-555-0110 #7\u00a0", "+15125550110 ext. 7"],
  ["+15125550110 ext. 23", "+15125550110 ext. 23"],
  ["call Alex", "call Alex"],
  [" + ", null],
  ["", null],
])("keeps %j as %j, with its extension", (text, stored) => {
  expect(keptPhone(text)).toBe(stored);
});
