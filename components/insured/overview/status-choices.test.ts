import { likeliestAction, statusChoices, takesReason } from "./status-choices";

test("an employee is offered what the status allows; what leads do is there and refused", () => {
  expect(statusChoices("needs review", "employee")).toEqual([
    { action: "start-review", isAllowed: true },
    { action: "reject", isAllowed: true },
    { action: "request-attention", isAllowed: true },
    { action: "request-media", isAllowed: true },
    { action: "invalidate", isAllowed: false },
  ]);
  expect(statusChoices("invalid", "poweruser")).toEqual([{ action: "restore", isAllowed: true }]);
});

test("a delivered claim and a reviewer's view offer nothing", () => {
  expect(statusChoices("delivered", "superadmin")).toEqual([]);
  expect(statusChoices("needs review", "underwriting_reviewer")).toEqual([]);
});

test.each([
  ["needs review", "employee", "start-review"],
  ["in processing", "employee", "deliver"],
  ["needs media", "employee", null],
  ["rejected", "employee", null],
  ["rejected", "admin", "restore"],
] as const)("the likeliest change from %s for %s is %s", (status, role, action) => {
  expect(likeliestAction(status, statusChoices(status, role))).toBe(action);
});

test("a reason is taken where the claim stops or waits", () => {
  expect((["reject", "request-media", "deliver"] as const).map(takesReason)).toEqual([true, true, false]);
});
