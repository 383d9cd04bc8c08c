import fc from "fast-check";
import { callingCodeOf, isEmptyPhone, isValidPhone, normalizePhone, phoneRegionOf } from "./phone";
import { displayPhone } from "./phone-display";
import { phoneEntryOf, phoneInCountry, phoneValueOf } from "./phone-entry";

test.each(["", "   ", "\t\n", "+", " + ", "+1", " +1 ", "\u200b", "\ufeff\u2060"])("%j is empty in the US", (value) => {
  expect(isEmptyPhone(value, "US")).toBe(true);
});

test.each(["1", "+44", "+15", "0", "++", "+1 5", "-"])("%j is not empty in the US", (value) => {
  expect(isEmptyPhone(value, "US")).toBe(false);
});

test("the empty calling code is the region's own", () => {
  expect(isEmptyPhone("+44", "GB")).toBe(true);
  expect(isEmptyPhone("+1", "GB")).toBe(false);
});

test.each([
  ["+15125550148", "US"],
  ["512-555-0148", "US"],
  ["(512) 555-0148 ext. 23", "US"],
  ["020 7946 0958", "GB"],
  ["+442079460958", "US"],
] as const)("%s is valid in %s", (value, region) => {
  expect(isValidPhone(value, region)).toBe(true);
});

test.each([
  "",
  "+",
  "+1",
  "512",
  "5125550",
  "call the office",
  "call 512-555-0148",
  "512-555-0148 or later",
  "<b>1</b>",
])("%j is not valid in the US", (value) => {
  expect(isValidPhone(value, "US")).toBe(false);
});

test("gives E.164, or the input if it cannot be parsed", () => {
  expect(normalizePhone("(512) 555-0148", "US")).toBe("+15125550148");
  expect(normalizePhone("020 7946 0958", "GB")).toBe("+442079460958");
  expect(normalizePhone("512-555-0148 ext. 23", "US")).toBe("+15125550148");
  expect(normalizePhone(" call the office ", "US")).toBe(" call the office ");
  expect(normalizePhone("", "US")).toBe("");
});

test("no error code of the parser passes through: NOT_A_NUMBER, INVALID_COUNTRY, TOO_SHORT, TOO_LONG", () => {
  for (const value of ["abc", "+999123", "1", "+49222222222222222222"]) {
    expect(isValidPhone(value, "US")).toBe(false);
    expect(normalizePhone(value, "US")).toBe(value);
    expect(displayPhone(value)).toBe(value);
  }
});

test("the national number has 2 to 17 digits", () => {
  expect(normalizePhone("2", "DE")).toBe("2");
  expect(normalizePhone("22", "DE")).toBe("+4922");
  expect(normalizePhone(`+49${"2".repeat(17)}`, "US")).toBe("+4922222222222222222");
  expect(normalizePhone(`+49 ${"2".repeat(18)}`, "US")).toBe("+49 222222222222222222");
});

test("the text has at most 250 characters", () => {
  expect(normalizePhone(`+1${" ".repeat(238)}5125550148`, "US")).toBe("+15125550148");
  expect(normalizePhone(`+1${" ".repeat(239)}5125550148`, "US")).toMatch(/^\+1 {239}5125550148$/);
});

test("an extension has at most 20 digits", () => {
  expect(isValidPhone("512-555-0148 ext. 12345678901234567890", "US")).toBe(true);
  expect(isValidPhone("512-555-0148 ext. 123456789012345678901", "US")).toBe(false);
});

test("a location is a region in upper or lower case; an unknown location is the default region", () => {
  expect([phoneRegionOf(), phoneRegionOf("us"), phoneRegionOf("gb"), phoneRegionOf("zz"), phoneRegionOf("")]).toEqual([
    "US",
    "US",
    "GB",
    "US",
    "US",
  ]);
  expect([callingCodeOf("US"), callingCodeOf("GB"), callingCodeOf("JM")]).toEqual(["1", "44", "1"]);
});

const piece = fc.constantFrom(
  "+",
  "1",
  "512",
  "5550148",
  " ",
  "-",
  "(",
  ")",
  "ext. ",
  "x",
  "#",
  ";ext=",
  ";phone-context=",
  "٣",
  "５",
  "\u200b",
  "\u202e",
  "👩‍👩‍👧",
  "<b>",
  "\0",
  "\ud800",
  "tel:",
);
const rubbish = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join("")),
  fc.tuple(piece, fc.integer({ min: 1, max: 400 })).map(([text, times]) => text.repeat(times)),
);
const region = fc.constantFrom("US", "GB", "DE", "JP", "AR").map((code) => phoneRegionOf(code));

test("ten thousand random strings: no error is thrown, and a string that is not a number is unchanged", () => {
  fc.assert(
    fc.property(rubbish, region, (value, from) => {
      const normal = normalizePhone(value, from);
      const isUnchangedOrNumber = normal === value || /^\+[0-9]{3,20}$/.test(normal);
      const isOneOrNone = !(isEmptyPhone(value, from) && isValidPhone(value, from));
      // One combined result, because twenty thousand expectations take longer than the code under test.
      return isUnchangedOrNumber && isOneOrNone && typeof displayPhone(value, from) === "string";
    }),
    { numRuns: 10_000 },
  );
});

test("editing a random string neither throws nor loses the string", () => {
  fc.assert(
    fc.property(rubbish, region, (value, from) => {
      const stored = phoneValueOf(phoneEntryOf(value, from));
      const isNumber = normalizePhone(value, from) !== value;
      expect(isNumber || isEmptyPhone(value, from) || stored === value).toBe(true);
      expect(typeof phoneInCountry(value, from, "GB")).toBe("string");
    }),
    { numRuns: 1_000 },
  );
});

test("refuses a hundred kilobytes within half a second", () => {
  const long = "1".repeat(100_000);
  const start = performance.now();
  expect([isValidPhone(long, "US"), isEmptyPhone(long, "US")]).toEqual([false, false]);
  expect(normalizePhone(long, "US")).toBe(long);
  expect(phoneEntryOf(`${" ".repeat(100_000)}x`, "US").extension).toBe("");
  expect(performance.now() - start).toBeLessThan(500);
});
