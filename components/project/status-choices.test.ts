import { statusActionCopy } from "./parts/status-copy";
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

test("each change says what it will change", () => {
  const details = Object.entries(statusActionCopy).map(([action, { detail }]) => [action, detail]);
  expect(Object.fromEntries(details)).toEqual({
    "start-review": "Becomes In review. The claim is yours.",
    process: "Becomes In processing.",
    deliver: "Becomes Delivered. Only an inspection that is opened again changes it after that.",
    reject: "Becomes Rejected in your name. Asks for a reason; can be restored.",
    "request-attention": "Becomes Needs attention. A reason can be given.",
    "request-media": "Becomes Needs media. A reason can be given.",
    invalidate: "Becomes Invalid: nothing of it waits for a decision. Asks for a reason; can be restored.",
    restore: "Becomes Needs review. The reason is cleared.",
  });
});
