import { listParams, orderOf, sortOf, viewQuery } from "./use-inspections-query";

test.each([
  ["insured", { columnId: "insured", isDescending: false }],
  ["-mediaCount", { columnId: "mediaCount", isDescending: true }],
  ["statusChangedAt", { columnId: "statusChangedAt", isDescending: true }],
  ["-statusChangedAt", { columnId: "statusChangedAt", isDescending: false }],
] as const)("converts the order %s and back; the longest time in status is the oldest change", (sort, order) => {
  expect(orderOf(sort)).toEqual(order);
  expect(sortOf(order)).toBe(sort);
});

test("ignores an unknown sort column", () => {
  expect(sortOf({ columnId: "done", isDescending: false })).toBeNull();
});

const OPEN = { search: "", sort: "-statusChangedAt", status: [], company: [], reviewed: null } as const;

test("sends filters as the contract defines them, and omits unset ones", () => {
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

test("omits defaults from a view's address", () => {
  expect(viewQuery(OPEN)).toBe("");
  const view = new URLSearchParams(
    viewQuery({ ...OPEN, status: ["needs review"], reviewed: "yes", sort: "expiresAt" }),
  );
  expect(Object.fromEntries(view)).toEqual({ status: "needs review", reviewed: "yes", sort: "expiresAt" });
});
