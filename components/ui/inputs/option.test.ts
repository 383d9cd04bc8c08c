import fc from "fast-check";
import { findTypeAheadTarget, moveCursor } from "./list-cursor";
import { assertStringValues, createOptionSearch, type Option } from "./option";

const options: readonly Option[] = [
  { value: "a", text: "Austin" },
  { value: "b", text: "Bastrop", disabledReason: "Closed" },
  { value: "c", text: "cedar PARK" },
  { value: "d", text: "Dripping Springs <b>" },
  { value: "e", text: "Élgin" },
];
const found = (query: string) =>
  createOptionSearch(options)(query)
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
])("finds %j by text in any case", (query, values) => {
  expect(found(query)).toBe(values);
});

test("throws for a value that is not a string, and names the option", () => {
  const odd = [{ value: 7, text: "Seven" }] as unknown as Option[];
  expect(() => assertStringValues(odd)).toThrow('An option needs a string value: "Seven" has 7.');
  expect(() => assertStringValues(options)).not.toThrow();
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
])("moves with %s from %i to %j, skipping disabled options", (key, from, to) => {
  expect(moveCursor(key, from, options)).toBe(to);
});

test("moves to the next option that begins with the typed letters", () => {
  expect(findTypeAheadTarget("d", 0, options)).toBe(3);
  expect(findTypeAheadTarget("CED", 0, options)).toBe(2);
  expect(findTypeAheadTarget("a", 0, options)).toBe(0);
  expect(findTypeAheadTarget("b", 0, options)).toBe(0);
  expect(findTypeAheadTarget("z", 2, options)).toBe(2);
  const twice = [...options, { value: "f", text: "dale" }];
  expect(findTypeAheadTarget("d", 3, twice)).toBe(5);
  expect(findTypeAheadTarget("dd", 5, twice)).toBe(3);
});

test("keeps the active index within the list and on an enabled option", () => {
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
      let index = -1;
      for (const pressed of keys) index = moveCursor(pressed, index, rows) ?? -2;
      expect(index === -1 || rows[index]?.disabledReason === null).toBe(true);
    }),
  );
});
