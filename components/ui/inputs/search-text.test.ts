import { searchText } from "./search-text";

test.each([
  ["okafor", "  okafor \n"],
  ["مرحبا", "مرحبا"],
  ["", " \t "],
  ["x".repeat(200), "x".repeat(100_000)],
  ["x".repeat(199), `${"x".repeat(199)}🏠`],
  ["x".repeat(199), `${"x".repeat(199)} y`],
])("trims and cuts the search %p", (kept, typed) => {
  expect(searchText(typed)).toBe(kept);
});
