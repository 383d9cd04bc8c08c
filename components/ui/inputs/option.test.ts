import fc from "fast-check";
import { cursorAfterKey, typeAheadTarget } from "./list-cursor";
import { assertStringValues, lineOf, type Option, optionSearch } from "./option";

const options: readonly Option[] = [
  { value: "a", text: "Austin" },
  { value: "b", text: "Bastrop", disabledReason: "Closed" },
  { value: "c", text: "cedar PARK" },
  { value: "d", text: "Dripping Springs <b>" },
  { value: "e", text: "Élgin" },
];
const found = (query: string) =>
  optionSearch(options)(query)
    .map(({ value }) => value)
    .join("");

test.each([
  ["", "abcde"],
  ["  ", "abcde"],
  ["AU", "a"],
  ["park", "c"],
  ["in", "ade"],
  [" <B>", "d"],
  ["éLG", "e"],
  ["zz", ""],
  ["(.*", ""],
])("%j finds by text, in any case", (query, values) => {
  expect(found(query)).toBe(values);
});

test("a value that is no string is an error that names its option", () => {
  const odd = [{ value: 7, text: "Seven" }] as unknown as Option[];
  expect(() => assertStringValues(odd)).toThrow('An option needs a string value: "Seven" has 7.');
  expect(() => assertStringValues(options)).not.toThrow();
});

test("a line of a hundred kilobytes is cut, not within a character", () => {
  expect(lineOf("short")).toBe("short");
  expect(lineOf("x".repeat(100_000))).toBe(`${"x".repeat(300)}…`);
  expect(lineOf(`${"x".repeat(299)}🏚️${"y".repeat(10)}`)).toBe(`${"x".repeat(299)}…`);
});

test.each([
  ["ArrowDown", 0, 2],
  ["ArrowDown", 4, 4],
  ["ArrowDown", -1, 0],
  ["ArrowUp", 2, 0],
  ["ArrowUp", 0, 0],
  ["ArrowUp", -1, 4],
  ["Home", 3, 0],
  ["End", 0, 4],
  ["PageDown", 0, 4],
  ["PageUp", 4, 0],
  ["x", 0, null],
])("%s from %i leads to %j, past what cannot be chosen", (key, from, to) => {
  expect(cursorAfterKey(key, from, options)).toBe(to);
});

test("letters lead to the next option that begins with them", () => {
  expect(typeAheadTarget("d", 0, options)).toBe(3);
  expect(typeAheadTarget("CED", 0, options)).toBe(2);
  expect(typeAheadTarget("a", 0, options)).toBe(0);
  expect(typeAheadTarget("b", 0, options)).toBe(0);
  expect(typeAheadTarget("z", 2, options)).toBe(2);
  const twice = [...options, { value: "f", text: "dale" }];
  expect(typeAheadTarget("d", 3, twice)).toBe(5);
  expect(typeAheadTarget("dd", 5, twice)).toBe(3);
});

test("the mark never leaves the list, nor stands on what cannot be chosen", () => {
  const list = fc.array(fc.boolean(), { maxLength: 30 }).map((flags) =>
    flags.map((isBlocked, index) => ({
      value: `${index}`,
      text: `Option ${index}`,
      disabledReason: isBlocked ? "No" : null,
    })),
  );
  const key = fc.constantFrom("ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp");
  fc.assert(
    fc.property(list, fc.array(key, { maxLength: 20 }), (rows, keys) => {
      let at = -1;
      for (const pressed of keys) at = cursorAfterKey(pressed, at, rows) ?? -2;
      expect(at === -1 || rows[at]?.disabledReason === null).toBe(true);
    }),
  );
});
