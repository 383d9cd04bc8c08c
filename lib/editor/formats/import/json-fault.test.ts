/** Duplicate names are found at any depth and in any notation, with line, column and path. */
import fc from "fast-check";
import { shareOf } from "@/tests/support/check-until";
import { findDuplicateName } from "./json-fault";

/** A value as text, and whether an object in it has a duplicate name. */
type JsonText = { text: string; hasDuplicate: boolean };

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

const { value } = fc.letrec<{ value: JsonText }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc
      .oneof(text, fc.constantFrom("0", "-1.5e3", "true", "null"))
      .map((written) => ({ text: written, hasDuplicate: false })),
    fc.tuple(space, fc.array(tie("value"), { maxLength: 4 })).map(([around, items]) => ({
      text: `[${around}${items.map((item) => item.text).join(`${around},${around}`)}${around}]`,
      hasDuplicate: items.some(({ hasDuplicate }) => hasDuplicate),
    })),
    fc.tuple(space, fc.array(fc.tuple(text, tie("value")), { maxLength: 4 })).map(([around, members]) => ({
      text: `{${around}${members.map(([name, item]) => `${name}${around}:${around}${item.text}`).join(`,${around}`)}${around}}`,
      hasDuplicate:
        members.some(([, item]) => item.hasDuplicate) ||
        new Set(members.map(([name]) => JSON.parse(name) as string)).size < members.length,
    })),
  ),
}));

test("finds a duplicate in every text with one, and in no other", () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 3 }), (values) => {
      // The values form one list, so that objects of equal depth follow each other.
      const whole = `[${values.map((one) => one.text).join()}]`;
      const hasDuplicate = values.some((one) => one.hasDuplicate);
      if (hasDuplicate) found += 1;
      expect(findDuplicateName(whole) !== null).toBe(hasDuplicate);
    }),
    { numRuns: 1500 },
  );
  expect(found).toBeGreaterThan(shareOf(50));
});

test.each([
  ["after the previous object's names", '[{"a":1,"b":2},{"a":1,\n"b":2,"a":3}]', { line: 2, column: 7, path: "[1].a" }],
  ["at its position in the previous object", '[{"a":1,"b":2},{"b":1,"b":2}]', { line: 1, column: 23, path: "[1].b" }],
  ["written as an escape", '{"walls":[{"x":1,"\\u0078":2}]}', { line: 1, column: 18, path: "walls[0].\\u0078" }],
  ["of a name that is a prefix of another", '[{"ab":1},{"a":1,"ab":2,"a":3}]', { line: 1, column: 25, path: "[1].a" }],
])("finds a duplicate %s", (_, whole, expected) => {
  expect(findDuplicateName(whole)).toEqual(expected);
});

/** Returns the shortest time of each function, run alternately so that other load affects all of them. */
function fastest(...tasks: (() => unknown)[]): number[] {
  const shortest = tasks.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 5; round += 1) {
    tasks.forEach((task, index) => {
      const start = performance.now();
      task();
      shortest[index] = Math.min(shortest[index]!, performance.now() - start);
    });
  }
  return shortest;
}

test("checks a large file in at most twice the time of parsing it", () => {
  const corner = (index: number) => ({
    key: `vrx-${index}`,
    floorNumber: 0,
    x: index / 7,
    y: 1.25,
    z: index / 9,
    confidence: "high",
    locked: false,
    source: "scan",
    sourceId: `id-${index}`,
    captured: { x: index / 7, y: 1.25, z: index / 9 },
  });
  const whole = JSON.stringify({ vertices: Array.from({ length: 40_000 }, (_, index) => corner(index)) });
  expect(findDuplicateName(whole)).toBeNull();
  const [searchTime = 0, parseTime = 0] = fastest(
    () => findDuplicateName(whole),
    () => JSON.parse(whole),
  );
  expect(searchTime / parseTime).toBeLessThan(2);
});
