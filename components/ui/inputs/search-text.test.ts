import { searchText } from "./search-text";

test.each([
  ["okafor", "  okafor \n"],
  ["مرحبا", "مرحبا"],
  ["", " \t "],
  ["x".repeat(200), "x".repeat(100_000)],
  ["x".repeat(199), `${"x".repeat(199)}🏠`],
  ["x".repeat(199), `${"x".repeat(199)} y`],
])("trims and cuts the search %p", (expected, typed) => {
  expect(searchText(typed)).toBe(expected);
});
