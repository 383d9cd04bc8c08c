import * as fc from "fast-check";
import { firstLetter, splitTail } from "./letters";

test.each([
  ["Figueroa", "F"],
  ["\u200BFigueroa", "F"],
  ["\u202E\u200D Dana", "D"],
  ["👩‍👩‍👧‍👦 Family", "👩‍👩‍👧‍👦"],
  ["e\u0301lodie", "e\u0301"],
  ["\u200B\u200D", ""],
  ["", ""],
])("finds the first letter of %j: %j", (text, letter) => {
  expect(firstLetter(text)).toBe(letter);
});

test.each([
  ["prj-7k0bq4tzmx9w2rhn", 4, ["prj-7k0bq4tzmx9w", "2rhn"]],
  ["prj", 4, ["prj", ""]],
  ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 1, ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]],
  ["", 4, ["", ""]],
])("splits %j with a tail of %i into %j", (text, count, pieces) => {
  expect(splitTail(text, count)).toEqual(pieces);
});

test("keeps every character of any text when splitting it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.integer({ min: 0, max: 12 }), (text, count) => {
      expect(splitTail(text, count).join("")).toBe(text);
    }),
  );
  expect(splitTail("x".repeat(100_000), 4)).toEqual(["x".repeat(99_996), "xxxx"]);
});
