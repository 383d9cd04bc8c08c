import type { Project } from "./entities";
import type { ProjectStatus } from "./project-status";
import {
  actionLeadingTo,
  actionNeedsReason,
  allowedActions,
  isSetAlready,
  type ProjectAction,
  targetStatus,
  transitionProject,
} from "./transitions";

const NOW = "2026-03-02T10:00:00.000Z";
const EARLIER = "2026-02-01T08:00:00.000Z";
const context = { actorKey: "emp-1", actorName: "Ada Reyes", now: NOW };

function project(status: ProjectStatus, more: Partial<Project> = {}): Project {
  return {
    key: "prj-1",
    insuredKey: "ins-1",
    companyKey: "cous-1",
    status,
    claimNumber: "C-1",
    orderType: "claim",
    statusChangedAt: EARLIER,
    createdAt: EARLIER,
    updatedAt: EARLIER,
    ...more,
  };
}

test.each([
  ["needs review", ["start-review", "reject", "request-attention", "request-media", "invalidate"]],
  ["in review", ["process", "reject", "request-attention", "request-media", "invalidate"]],
  ["needs processing", ["process", "request-attention", "request-media", "invalidate"]],
  ["in processing", ["deliver", "request-attention", "request-media", "invalidate"]],
  ["delivered", []],
  ["needs attention", ["start-review", "request-media", "invalidate"]],
  ["invalid", ["restore"]],
  ["rejected", ["invalidate", "restore"]],
  ["needs media", ["request-attention", "invalidate"]],
] as const)("lists the allowed actions from %s", (status, actions) => {
  expect(allowedActions(status)).toEqual(actions);
});

test("start-review makes the actor the assignee", () => {
  expect(transitionProject(project("needs review"), "start-review", context)).toEqual({
    ok: true,
    project: project("in review", { assigneeKey: "emp-1", statusChangedAt: NOW, updatedAt: NOW }),
  });
});

test("reject records the person, the time and the reason", () => {
  const result = transitionProject(project("in review"), "reject", { ...context, statusReason: "Blurred photos" });
  expect(result).toEqual({
    ok: true,
    project: project("rejected", {
      rejectedBy: "Ada Reyes",
      rejectedAt: NOW,
      statusReason: "Blurred photos",
      statusChangedAt: NOW,
      updatedAt: NOW,
    }),
  });
});

test("reject and invalidate require a reason", () => {
  expect(transitionProject(project("in review"), "reject", { ...context, statusReason: "  " })).toEqual({
    ok: false,
    reason: "invalid_input",
    message: "Give a reason why the claim is rejected.",
  });
  expect(transitionProject(project("in review"), "invalidate", context)).toMatchObject({ reason: "invalid_input" });
  expect([actionNeedsReason("reject"), actionNeedsReason("invalidate"), actionNeedsReason("request-media")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("restore clears the reasons", () => {
  const rejected = project("rejected", { rejectedBy: "emp-2", rejectedAt: EARLIER, statusReason: "Twice" });
  expect(transitionProject(rejected, "restore", context)).toEqual({
    ok: true,
    project: project("needs review", {
      rejectedBy: null,
      rejectedAt: null,
      statusReason: null,
      statusChangedAt: NOW,
      updatedAt: NOW,
    }),
  });
});

test("the reason for more media is optional, and replaces an old one", () => {
  const result = transitionProject(project("in processing", { statusReason: "old" }), "request-media", context);
  expect(result).toMatchObject({ ok: true, project: { status: "needs media", statusReason: null } });
});

test("a refusal lists the statuses from which the action is possible", () => {
  expect(transitionProject(project("delivered"), "process", context)).toEqual({
    ok: false,
    reason: "conflict",
    message: "A claim that is delivered cannot become in processing. It can from in review or needs processing.",
  });
});

test("an action whose target is already reached succeeds without a change", () => {
  const delivered = project("delivered");
  const result = transitionProject(delivered, "deliver", context);
  expect(result.ok && result.project).toBe(delivered);
});

const REJECTED = { rejectedBy: "Ada Reyes", rejectedAt: EARLIER, statusReason: "Twice" };
test.each<[string, ProjectAction, Project, string | undefined, boolean]>([
  ["one's own review", "start-review", project("in review", { assigneeKey: "emp-1" }), undefined, true],
  ["another person's review", "start-review", project("in review", { assigneeKey: "emp-2" }), undefined, false],
  ["a review without an assignee", "start-review", project("in review"), undefined, false],
  ["one's own rejection, at another time", "reject", project("rejected", REJECTED), "Twice", true],
  ["a rejection for another reason", "reject", project("rejected", REJECTED), "Blurred", false],
  ["another person's rejection", "reject", project("rejected", { ...REJECTED, rejectedBy: "Bo Lind" }), "Twice", false],
  ["invalid for another reason", "invalidate", project("invalid", { statusReason: "Old" }), "Twice", false],
  [
    "media requested with a reason",
    "request-media",
    project("needs media", { statusReason: "Roof" }),
    undefined,
    false,
  ],
  ["media requested without a reason", "request-media", project("needs media"), undefined, true],
  ["an action that records no person", "deliver", project("delivered"), undefined, true],
  ["another status", "deliver", project("in processing"), undefined, false],
])("decides for %s whether %s is already set", (_name, action, before, statusReason, expected) => {
  expect(isSetAlready(before, action, { ...context, statusReason })).toBe(expected);
});

test.each([
  ["needs review", "in review", "start-review"],
  ["needs processing", "in processing", "process"],
  ["in processing", "delivered", "deliver"],
  ["rejected", "needs review", "restore"],
  ["in review", "invalid", "invalidate"],
  ["needs media", "needs processing", null],
  ["delivered", "invalid", null],
  ["needs review", "delivered", null],
] as const)("a change of status from %s to %s is the action %s", (from, to, action) => {
  expect(actionLeadingTo(from, to)).toBe(action);
});

test("actions lead to their target statuses", () => {
  expect(targetStatus("request-attention")).toBe("needs attention");
  expect(targetStatus("restore")).toBe("needs review");
});
