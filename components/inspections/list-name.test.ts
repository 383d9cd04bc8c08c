import { listName } from "./list-name";

const OPEN = { search: "", sort: "-statusChangedAt", status: [], company: [], reviewed: null } as const;

test("names a list by its filters and order", () => {
  expect(listName(OPEN, [], "")).toBe("All inspections, newest first");
  expect(listName({ ...OPEN, status: ["needs review", "in review"], sort: "statusChangedAt" }, [], "?a=1")).toBe(
    "Needs review · In review, oldest first",
  );
  expect(listName({ ...OPEN, reviewed: "no", search: "alder", sort: "-mediaCount" }, [], "?a=1")).toBe(
    "Not reviewed · “alder”, by media, highest first",
  );
});

test("names a saved view by its own name", () => {
  expect(listName(OPEN, [{ name: "Hail", query: "?b=2&a=1" }], "?a=1&b=2")).toBe("Hail");
});
