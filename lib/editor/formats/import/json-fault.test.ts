/** Duplicate names are found at any place and in any notation, with line, column and path. */
import fc from "fast-check";
import { shareOf } from "@/tests/support/check-until";
import { findDuplicateName } from "./json-fault";

/** A value as text, and whether an object in it has a duplicate name. */
type Written = { text: string; hasTwice: boolean };

/** Characters with a meaning in JSON, also as escapes. */
const LETTER = fc.constantFrom(
  "a",
  "b",
  "ab",
  " ",
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  "\u00e9",
  "\ud83d\udc69",
  ...['\\"', "\\\\", "\\n", "\\u0061", "\\u005c", "\\/"],
);
const quoted = (letters: readonly string[]): string => `"${letters.join("")}"`;
const text = fc.array(LETTER, { maxLength: 4 }).map(quoted);
const space = fc.constantFrom("", " ", "\n\t ");

const { value } = fc.letrec<{ value: Written }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc
      .oneof(text, fc.constantFrom("0", "-1.5e3", "true", "null"))
      .map((written) => ({ text: written, hasTwice: false })),
    fc.tuple(space, fc.array(tie("value"), { maxLength: 4 })).map(([around, items]) => ({
      text: `[${around}${items.map((item) => item.text).join(`${around},${around}`)}${around}]`,
      hasTwice: items.some(({ hasTwice }) => hasTwice),
    })),
    fc.tuple(space, fc.array(fc.tuple(text, tie("value")), { maxLength: 4 })).map(([around, members]) => ({
      text: `{${around}${members.map(([name, item]) => `${name}${around}:${around}${item.text}`).join(`,${around}`)}${around}}`,
      hasTwice:
        members.some(([, item]) => item.hasTwice) ||
        new Set(members.map(([name]) => JSON.parse(name) as string)).size < members.length,
    })),
  ),
}));

test("finds a duplicate in every text with one, and in no other", () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 3 }), (values) => {
      // Side by side, so that objects of equal depth follow each other.
      const whole = `[${values.map((one) => one.text).join()}]`;
      const hasTwice = values.some((one) => one.hasTwice);
      if (hasTwice) found += 1;
      expect(findDuplicateName(whole) !== null).toBe(hasTwice);
    }),
    { numRuns: 1500 },
  );
  expect(found).toBeGreaterThan(shareOf(50));
});

test.each([
  ["after its like", '[{"a":1,"b":2},{"a":1,\n"b":2,"a":3}]', { line: 2, column: 7, path: "[1].a" }],
  ["as its like had it, and again", '[{"a":1,"b":2},{"b":1,"b":2}]', { line: 1, column: 23, path: "[1].b" }],
  ["written otherwise", '{"walls":[{"x":1,"\\u0078":2}]}', { line: 1, column: 18, path: "walls[0].\\u0078" }],
  ["a name that begins another", '[{"ab":1},{"a":1,"ab":2,"a":3}]', { line: 1, column: 25, path: "[1].a" }],
])("%s: returns the place", (_, whole, place) => {
  expect(findDuplicateName(whole)).toEqual(place);
});

/** Returns the shortest time of each function, run alternately so that other load affects all of them. */
function fastest(...works: (() => unknown)[]): number[] {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 5; round += 1) {
    works.forEach((work, at) => {
      const from = performance.now();
      work();
      least[at] = Math.min(least[at]!, performance.now() - from);
    });
  }
  return least;
}

test("checks a large file in at most twice the time of parsing it", () => {
  const corner = (at: number) => ({
    ...{ key: `vrx-${at}`, floorNumber: 0, x: at / 7, y: 1.25, z: at / 9, confidence: "high", locked: false },
    ...{ source: "scan", sourceId: `id-${at}`, captured: { x: at / 7, y: 1.25, z: at / 9 } },
  });
  const whole = JSON.stringify({ vertices: Array.from({ length: 40_000 }, (_, at) => corner(at)) });
  expect(findDuplicateName(whole)).toBeNull();
  const [looked = 0, read = 0] = fastest(
    () => findDuplicateName(whole),
    () => JSON.parse(whole),
  );
  expect(looked / read).toBeLessThan(2);
});
