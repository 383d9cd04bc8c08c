import { listParams, orderOf, sortOf, viewQuery } from "./use-inspections-query";

test.each([
  ["insured", { columnId: "insured", isDescending: false }],
  ["-mediaCount", { columnId: "mediaCount", isDescending: true }],
  ["statusChangedAt", { columnId: "statusChangedAt", isDescending: true }],
  ["-statusChangedAt", { columnId: "statusChangedAt", isDescending: false }],
] as const)("%s and back; the longest age is the oldest change", (sort, order) => {
  expect(orderOf(sort)).toEqual(order);
  expect(sortOf(order)).toBe(sort);
});

test("a column that nobody sorts by is no order", () => {
  expect(sortOf({ columnId: "done", isDescending: false })).toBeNull();
});

const OPEN = { search: "", sort: "-statusChangedAt", status: [], company: [], reviewed: null } as const;

test("filters are asked for as the contract has them, and what is not set is left out", () => {
  expect(listParams(OPEN)).toEqual({ sort: "-statusChangedAt" });
  const some = {
    ...OPEN,
    search: "alder",
    status: ["needs review", "in review"],
    company: ["cous-1"],
    reviewed: "no",
  } as const;
  expect(listParams(some)).toEqual({
    search: "alder",
    sort: "-statusChangedAt",
    status: '["needs review","in review"]',
    companyKeys: '["cous-1"]',
    reviewed: false,
  });
});

test("a view's address leaves defaults out", () => {
  expect(viewQuery(OPEN)).toBe("");
  const view = new URLSearchParams(
    viewQuery({ ...OPEN, status: ["needs review"], reviewed: "yes", sort: "expiresAt" }),
  );
  expect(Object.fromEntries(view)).toEqual({ status: "needs review", reviewed: "yes", sort: "expiresAt" });
});
