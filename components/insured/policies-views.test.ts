import { viewOfPolicies } from "./policies-views";

// jsdom lacks a global that the query reader needs.
Object.assign(globalThis, { Request: class {} });

test("a view keeps tab, filters, search and order, and drops the rest", () => {
  expect(viewOfPolicies("?call=ins-1&status=invalid,nonsense&tab=inactive&x=1")).toBe("?tab=inactive&status=invalid");
  expect(viewOfPolicies("?sort=name&search=%20oak%20")).toBe("?search=oak&sort=name");
  expect(viewOfPolicies("")).toBe("");
});
