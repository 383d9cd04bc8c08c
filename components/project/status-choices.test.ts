import { statusActionCopy } from "./parts/status-copy";
import { likeliestAction, statusChoices, takesReason } from "./status-choices";

test("an employee is offered what the status allows, with actions of leads disabled", () => {
  expect(statusChoices("needs review", "employee")).toEqual([
    { action: "start-review", isAllowed: true },
    { action: "reject", isAllowed: true },
    { action: "request-attention", isAllowed: true },
    { action: "request-media", isAllowed: true },
    { action: "invalidate", isAllowed: false },
  ]);
  expect(statusChoices("invalid", "poweruser")).toEqual([{ action: "restore", isAllowed: true }]);
});

test("a delivered claim and a reviewer are offered nothing", () => {
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

test("a reason is requested if the action stops the claim or makes it wait", () => {
  expect((["reject", "request-media", "deliver"] as const).map(takesReason)).toEqual([true, true, false]);
});

test("each action describes its effect", () => {
  const details = Object.entries(statusActionCopy).map(([action, { detail }]) => [action, detail]);
  expect(Object.fromEntries(details)).toEqual({
    "start-review": "Moves the claim to In review and assigns it to you.",
    process: "Moves the claim to In processing.",
    deliver: "Delivers the claim. After that, only re-opening an inspection changes its status.",
    reject: "Rejects the claim in your name. Reason required; you can restore it later.",
    "request-attention": "Moves the claim to Needs attention. Reason optional.",
    "request-media": "Moves the claim to Needs media. Reason optional.",
    invalidate: "Closes the claim as invalid. Reason required; you can restore it later.",
    restore: "Moves the claim back to Needs review and clears the reason.",
  });
});
