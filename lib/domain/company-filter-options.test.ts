import { companyFilterOptions } from "./company-filter-options";

const NAMES = new Map([
  ["cous-2", "Keystone"],
  ["cous-1", "Bayou"],
]);
const KNOWN = [
  { value: "cous-1", text: "Bayou" },
  { value: "cous-2", text: "Keystone" },
];

test("a filter has the companies by name, and last what is chosen and is not there any more, without its key", () => {
  expect(companyFilterOptions(NAMES, ["cous-gone", "cous-1"])).toEqual([
    ...KNOWN,
    { value: "cous-gone", text: "Not found" },
  ]);
  expect(companyFilterOptions(NAMES, [])).toEqual(KNOWN);
});

test("while no company is known none is said to be gone", () => {
  expect(companyFilterOptions(new Map(), ["cous-1"])).toEqual([]);
});
