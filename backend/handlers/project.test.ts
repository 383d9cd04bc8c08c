/** @jest-environment ./tests/support/pglite-environment.mjs */
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import { failureType, NOW, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let employee: string;
let poweruser: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  employee = await backend.tokenOf("employee");
  poweruser = await backend.tokenOf("poweruser");
}, 120_000);
afterAll(() => backend.stop());

const call = (name: EndpointName, params: object, token = employee) => backend.call(name, params, token);
const claim = (name: string) => ({ project: seedKey("project", name), survey: seedKey("survey", name) });
const home = claim("HOME-0001");
const first = claim("IMPORT-0001");
const second = claim("IMPORT-0002");
const third = claim("IMPORT-0003");

async function projectIn(status: string): Promise<{ key: string; insuredKey: string; orderType: string }> {
  const { body } = await call("survey.list", { status: JSON.stringify([status]), limit: 1 });
  return (
    (body.surveys as { project: { key: string; insuredKey: string; orderType: string } }[])[0]?.project ?? {
      key: "",
      insuredKey: "",
      orderType: "",
    }
  );
}

test("an insured is returned with every requested field", async () => {
  const { body } = await call("insured.get", {
    key: seedKey("insured", "HOME-0001"),
    expandedFields: "property,project,survey,region,specialtyItem",
  });
  expect(body.insured).toMatchObject({
    familyName: "Holloway",
    properties: [{ address: { country: "US" } }],
    projects: [{ key: home.project, surveys: [{ key: home.survey }] }],
    surveys: [{ key: home.survey, datasetKey: seedKey("dataset", "HOME-0001") }],
  });
  const bare = await call("insured.get", { key: seedKey("insured", "HOME-0001") });
  expect(Object.keys(bare.body.insured as object)).not.toContain("projects");
});

test("an action changes the status with its effects, and records it", async () => {
  const { key } = await projectIn("needs review");
  const { body } = await call("project.startReview", { key });
  expect(body.project).toMatchObject({
    status: "in review",
    assigneeKey: seedKey("employee", "employee"),
    statusChangedAt: NOW,
    updatedAt: NOW,
    revision: 2,
  });
  const activity = await call("activity.list", { projectKey: key, limit: 1 });
  expect(activity.body.activities).toMatchObject([
    { action: "project.start-review", actorName: "Edda Farrow", detail: { from: "needs review", to: "in review" } },
  ]);
  const again = await call("project.startReview", { key });
  expect(again.body.project).toEqual(body.project);
});

test("lists actions of one millisecond newest first, on one page and over several", async () => {
  const { key } = await projectIn("needs review");
  for (const action of ["startReview", "requestAttention", "requestMedia"] as const) {
    const { body } = await call(`project.${action}`, { key });
    expect(body.project).toMatchObject({ statusChangedAt: NOW });
  }
  const NEWEST_FIRST = ["project.request-media", "project.request-attention", "project.start-review"];
  const list = async (params: object) => (await call("activity.list", { projectKey: key, ...params })).body;
  const actionsOf = (body: Record<string, unknown>) =>
    (body.activities as { action: string }[]).map((one) => one.action);
  expect(actionsOf(await list({ limit: 3 }))).toEqual(NEWEST_FIRST);
  const first = await list({ limit: 2 });
  const second = await list({ limit: 1, cursor: first.nextCursor });
  expect([...actionsOf(first), ...actionsOf(second)]).toEqual(NEWEST_FIRST);
});

test("an action from another status is a conflict that names the statuses it starts from", async () => {
  const { key } = await projectIn("needs media");
  const answer = await call("project.deliver", { key });
  expect([answer.status, answer.body.status]).toEqual([
    409,
    [
      {
        message: "A claim that is needs media cannot become delivered. It can from in processing.",
        type: "conflict",
      },
    ],
  ]);
});

test("an action on a claim that has changed is a conflict with the current claim", async () => {
  const { key } = await projectIn("needs review");
  const revision = ((await call("project.get", { key })).body.project as { revision: number }).revision;
  const taken = await call("project.startReview", { key, revision }, poweruser);
  expect(taken.status).toBe(200);
  const late = await call("project.reject", { key, revision, statusReason: "Not covered" });
  expect([late.status, late.body]).toEqual([
    409,
    {
      status: [{ message: "The claim has changed in the meantime.", type: "conflict" }],
      conflicts: [taken.body.project],
    },
  ]);
  const again = await call("project.startReview", { key, revision }, poweruser);
  expect([again.status, again.body.project]).toEqual([200, taken.body.project]);
});

describe("two people request the same status", () => {
  const REASON = "Not covered";
  const seen = async (status: string) => {
    const { key } = await projectIn(status);
    return { key, revision: ((await call("project.get", { key })).body.project as { revision: number }).revision };
  };

  test("the second start of a review is a conflict with the current claim, and changes nothing", async () => {
    const claimOf = await seen("needs review");
    const taken = await call("project.startReview", claimOf, poweruser);
    const listed = {
      status: [{ message: "The claim is already in review.", type: "conflict" }],
      conflicts: [taken.body.project],
    };
    for (const revision of [claimOf.revision, claimOf.revision + 1]) {
      const late = await call("project.startReview", { ...claimOf, revision });
      expect([late.status, late.body]).toEqual([409, listed]);
    }
    const set = await call("project.update", { ...claimOf, status: "in review" });
    expect([set.status, set.body]).toEqual([409, listed]);
    expect((await call("project.get", { key: claimOf.key })).body.project).toEqual(taken.body.project);
    const withoutRevision = await call("project.startReview", { key: claimOf.key });
    expect([withoutRevision.status, withoutRevision.body.project]).toEqual([200, taken.body.project]);
  });

  test.each(["reject", "invalidate"] as const)(
    "refuses the reason of the second to %s, and never drops it",
    async (how) => {
      const admin = await backend.tokenOf("admin");
      const claimOf = await seen("needs review");
      const first = await call(`project.${how}`, { ...claimOf, statusReason: REASON }, poweruser);
      expect(first.status).toBe(200);
      const second = await call(`project.${how}`, { ...claimOf, statusReason: "Reported twice" }, admin);
      expect([second.status, second.body.conflicts]).toEqual([409, [first.body.project]]);
      const repeated = await call(`project.${how}`, { ...claimOf, statusReason: REASON }, poweruser);
      expect([repeated.status, repeated.body.project]).toEqual([200, first.body.project]);
      const { key } = claimOf;
      expect((await call("project.restore", { key }, poweruser)).status).toBe(200);
    },
  );
});

test("only leads invalidate a claim, and give a reason; they restore it without one", async () => {
  const { key } = await projectIn("needs attention");
  expect((await call("project.invalidate", { key, statusReason: "Twice" })).status).toBe(403);
  expect((await call("project.update", { key, status: "invalid", statusReason: "Twice" })).status).toBe(403);
  const blank = await call("project.invalidate", { key, statusReason: " " }, poweruser);
  expect([blank.status, failureType(blank)]).toEqual([400, "invalid_input"]);
  const invalid = await call("project.invalidate", { key, statusReason: "Twice" }, poweruser);
  expect(invalid.body.project).toMatchObject({ status: "invalid", statusReason: "Twice" });
  const restored = await call("project.restore", { key }, poweruser);
  expect(restored.body.project).toMatchObject({ status: "needs review", statusReason: null });
});

test("a rejection has its author and time, and a restored claim does not", async () => {
  const { key } = await projectIn("needs review");
  const rejected = await call("project.reject", { key, statusReason: "Not covered" });
  expect(rejected.body.project).toMatchObject({
    status: "rejected",
    statusReason: "Not covered",
    rejectedBy: "Edda Farrow",
    rejectedAt: NOW,
  });
  const restored = await call("project.restore", { key }, poweruser);
  expect(restored.body.project).toMatchObject({ status: "needs review", rejectedBy: null, rejectedAt: null });
});

test("setting a status runs the action that leads to it, with the action's effects", async () => {
  const { key } = await projectIn("needs processing");
  const { body } = await call("project.update", { key, status: "in processing" });
  expect(body.project).toMatchObject({ status: "in processing", statusChangedAt: NOW, revision: 2 });
  const missing = await call("project.update", { key, status: "needs processing" });
  expect([missing.status, failureType(missing)]).toEqual([409, "conflict"]);
  expect((await call("project.update", { key, status: "asleep" })).status).toBe(400);
});

test("fields change with a revision; fields that only actions set stay, and a claim keeps its company", async () => {
  const sent = { key: third.project, revision: 1, causeOfLoss: "Hail", roofAge: 12, rejectedBy: "me" };
  const { body } = await call("project.update", sent);
  expect(body.project).toMatchObject({ causeOfLoss: "Hail", roofAge: 12, rejectedBy: null, revision: 2 });
  const stale = await call("project.update", { key: third.project, revision: 1, causeOfLoss: "Wind" });
  expect([stale.status, stale.body.conflicts]).toEqual([409, [body.project]]);
  const repeat = await call("project.update", { key: third.project, revision: 1, causeOfLoss: "Hail" });
  expect([repeat.status, repeat.body.project]).toEqual([200, body.project]);
  expect((await call("project.update", { key: third.project, companyKey: "cous-other" })).status).toBe(400);
});

test("marking an inspection reviewed changes it and its claim, and a repeat succeeds", async () => {
  const { body } = await call("survey.markReviewed", { key: first.survey });
  expect(body.survey).toMatchObject({ reviewedAt: NOW, revision: 2 });
  const project = (await call("project.get", { key: first.project })).body.project;
  expect(project).toMatchObject({ status: "in processing", statusChangedAt: NOW });
  const again = await call("survey.markReviewed", { key: first.survey });
  expect([again.status, again.body]).toEqual([200, body]);
});

test("a reviewed inspection is reviewed again once its claim is back in review", async () => {
  const { key } = await projectIn("needs review");
  const { body } = await call("survey.listByProject", { projectKey: key });
  const survey = (body.surveys as { key: string }[])[0]?.key ?? "";
  await call("survey.markReviewed", { key: survey });
  await call("project.requestAttention", { key });
  expect((await call("project.startReview", { key })).body.project).toMatchObject({ status: "in review" });
  const again = await call("survey.markReviewed", { key: survey });
  expect([again.status, again.body.survey]).toEqual([200, expect.objectContaining({ reviewedAt: NOW, revision: 3 })]);
  expect((await call("project.get", { key })).body.project).toMatchObject({ status: "in processing" });
});

test("marking reviewed is blocked by the claim's status", async () => {
  const { key } = await projectIn("needs media");
  const { body } = await call("survey.listByProject", { projectKey: key });
  const answer = await call("survey.markReviewed", { key: (body.surveys as { key: string }[])[0]?.key });
  expect([answer.status, failureType(answer)]).toEqual([409, "conflict"]);
});

test("marking reviewed is blocked while no region is processed", async () => {
  const region = { key: "reg-test", projectKey: second.project, surveyKey: second.survey, name: "Attic" };
  expect((await call("region.create", region)).status).toBe(200);
  await backend.db.execute("update scan set doc = jsonb_set(doc, '{status}', '\"uploaded\"')");
  await backend.db.execute("delete from region where key = 'reg-test'");
  const answer = await call("survey.markReviewed", { key: second.survey });
  expect((answer.body.status as { message: string }[])[0]?.message).toBe(
    "The inspection can be marked as reviewed once at least one region is processed.",
  );
});

test("reopening returns the claim to needs media, and clears reviewedAt and done", async () => {
  const { body } = await call("survey.reopen", { key: first.survey });
  expect(body.survey).toMatchObject({ reviewedAt: null, done: false, revision: 3 });
  const { project } = (await call("project.get", { key: first.project })).body;
  expect(project).toMatchObject({ status: "needs media", statusReason: null, rejectedBy: null });
});

test("reviewedAt cannot be set by an update", async () => {
  expect((await call("survey.update", { key: home.survey, reviewedAt: NOW })).status).toBe(400);
  const { body } = await call("survey.update", { key: home.survey, done: false, name: "Again" });
  expect(body.survey).toMatchObject({ done: false, name: "Again", revision: 2 });
});

test("recording an inspection as done happens once, however often it is sent", async () => {
  const survey = { key: "srv-done", projectKey: third.project };
  await call("survey.create", survey);
  for (const change of [{ done: true }, { done: true }, { done: true, name: "Done" }]) {
    expect((await call("survey.update", { key: survey.key, ...change })).status).toBe(200);
  }
  const { body } = await call("activity.list", { projectKey: third.project });
  const actions = (body.activities as { action: string }[]).map(({ action }) => action);
  expect(actions.filter((action) => action === "survey.done")).toHaveLength(1);
});

test("a claim's property is one of its own insured, or none", async () => {
  const insuredKey = seedKey("insured", "IMPORT-0001");
  const claimOn = (key: string, propertyKey: unknown) => call("project.create", { key, insuredKey, propertyKey });
  const statuses = [
    await claimOn("prj-home-1", seedKey("property", "IMPORT-0001")),
    await claimOn("prj-home-2", seedKey("property", "IMPORT-0002")),
    await claimOn("prj-home-3", "pr-nothing"),
    await claimOn("prj-home-4", null),
    await call("project.update", { key: "prj-home-4", propertyKey: seedKey("property", "IMPORT-0002") }),
    await call("project.update", { key: "prj-home-4", propertyKey: seedKey("property", "IMPORT-0001") }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 400, 400, 200, 400, 200]);
});

test("the dataset and task of the demo home are read and changed", async () => {
  const dataset = await call("dataset.get", { key: seedKey("dataset", "HOME-0001") });
  expect(dataset.body.dataset).toMatchObject({ floors: [{ floorNumber: 0 }, { floorNumber: 1 }] });
  const task = { key: seedKey("annotationTask", "HOME-0001"), status: "done" };
  expect((await call("annotationTask.update", task)).body.annotationTask).toMatchObject({ status: "done" });
  const bad = { key: seedKey("dataset", "HOME-0001"), floors: [{ floorNumber: "0" }] };
  expect((await call("dataset.update", bad)).status).toBe(400);
});

test("notes and bookmarks are created once, and bookmarks belong to one employee", async () => {
  const note = { key: "intthr-1", projectKey: home.project, body: "Called." };
  expect((await call("internalThread.create", note)).body.internalThread).toMatchObject({
    authorName: "Edda Farrow",
    createdAt: NOW,
  });
  expect((await call("internalThread.create", { ...note, body: "Other" })).status).toBe(409);
  const bookmark = { key: "book-1", targetType: "project", targetKey: home.project };
  expect((await call("bookmark.create", bookmark)).status).toBe(200);
  expect((await call("bookmark.create", bookmark)).status).toBe(200);
  // The claim is already bookmarked under another key: the existing bookmark is returned, and none is added.
  const twice = await call("bookmark.create", { ...bookmark, key: "book-2" });
  expect([twice.status, twice.body.bookmark]).toMatchObject([200, { key: "book-1" }]);
  const both = ["book-3", "book-4"].map((key) => call("bookmark.create", { ...bookmark, key, targetKey: "prj-race" }));
  const made = (await Promise.all(both)).map(({ body }) => (body.bookmark as { key: string }).key);
  expect(new Set(made).size).toBe(1);
  expect((await call("bookmark.delete", { key: made[0] as string })).status).toBe(204);
  expect((await call("bookmark.create", { ...bookmark, targetKey: "prj-other" })).status).toBe(409);
  expect((await call("bookmark.create", bookmark, poweruser)).body).not.toHaveProperty("conflicts");
  expect((await call("bookmark.list", {}, poweruser)).body.bookmarks).toEqual([]);
  expect((await call("bookmark.delete", { key: "book-1" }, poweruser)).status).toBe(204);
  expect((await call("bookmark.list", {})).body.bookmarks).toMatchObject([{ key: "book-1" }]);
  expect((await call("bookmark.delete", { key: "book-1" })).status).toBe(204);
  expect((await call("bookmark.list", {})).body.bookmarks).toEqual([]);
});

test.each([
  "followup.list",
  "invite.list",
  "specialtyItem.list",
  "claimReport.list",
  "document.list",
  "internalThread.list",
] as const)("%s lists the records of a claim", async (name) => {
  const { status, body } = await call(name, { projectKey: home.project });
  expect([status, Array.isArray(Object.values(body)[0])]).toEqual([200, true]);
});
