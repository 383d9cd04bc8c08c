import { viewOfPolicies } from "./policies-views";

// jsdom has none, and the reader of addresses asks for it.
Object.assign(globalThis, { Request: class {} });

test("a view keeps tab, filters, search and order; who is looked at and what nobody knows are left out", () => {
  expect(viewOfPolicies("?call=ins-1&status=invalid,nonsense&tab=inactive&x=1")).toBe("?tab=inactive&status=invalid");
  expect(viewOfPolicies("?sort=name&search=%20oak%20")).toBe("?search=oak&sort=name");
  expect(viewOfPolicies("")).toBe("");
});
