/** @jest-environment ./tests/support/pglite-environment.mjs */
import { sql } from "drizzle-orm";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import type { Activity, SurveyListItem } from "@/lib/domain/entities";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  token = await backend.tokenOf("superadmin");
}, 120_000);
afterAll(() => backend.stop());

/** Passes time, so that later activity has a later time. */
beforeEach(() => backend.pass(1000));

const call = (name: EndpointName, params: object) => backend.call(name, params, token);
const third = seedKey("project", "IMPORT-0003");

async function findOpenSurvey(): Promise<SurveyListItem> {
  const { body } = await call("survey.list", { status: '["needs media"]', limit: 200 });
  const open = (body.surveys as SurveyListItem[]).find(({ done, reviewedAt }) => !done && !reviewedAt);
  if (!open) throw new Error("No claim waits for media");
  return open;
}
const projectOf = async ({ projectKey }: SurveyListItem) =>
  (await call("project.get", { key: projectKey })).body.project;
const activityOf = async (projectKey: string) =>
  (await call("activity.list", { projectKey, limit: 1 })).body.activities as Activity[];

async function setScanStatus(survey: SurveyListItem, status: string) {
  await backend.db.execute(sql`update scan set doc = jsonb_set(doc, '{status}', to_jsonb(${status}::text))
    where region_key in (select key from region where survey_key = ${survey.key})`);
}

test("an inspection done with unprocessed scans moves its claim to needs processing", async () => {
  const survey = await findOpenSurvey();
  await setScanStatus(survey, "uploaded");
  const { body } = await call("survey.update", { key: survey.key, revision: survey.revision, done: true });
  expect(body.survey).toMatchObject({ done: true, revision: 2 });
  expect(await projectOf(survey)).toMatchObject({
    status: "needs processing",
    statusChangedAt: backend.now,
    revision: 2,
  });
  expect(await activityOf(survey.projectKey)).toMatchObject([
    {
      action: "survey.done",
      actorName: "Selma Okafor",
      detail: { surveyKey: survey.key, fields: ["done"], from: "needs media", to: "needs processing" },
    },
  ]);
});

test("an inspection done with processed scans moves its claim to needs review and can be reviewed", async () => {
  const survey = await findOpenSurvey();
  await setScanStatus(survey, "processed");
  await call("survey.update", { key: survey.key, done: true });
  expect(await projectOf(survey)).toMatchObject({ status: "needs review" });
  expect((await call("survey.markReviewed", { key: survey.key })).status).toBe(200);
  expect(await projectOf(survey)).toMatchObject({ status: "in processing" });
});

test("a reopened inspection moves its claim to needs media; done once more, to needs review", async () => {
  const survey = await findOpenSurvey();
  await setScanStatus(survey, "processed");
  await call("survey.update", { key: survey.key, done: true });
  await call("survey.reopen", { key: survey.key });
  expect(await projectOf(survey)).toMatchObject({ status: "needs media", statusReason: null });
  expect((await call("survey.get", { key: survey.key })).body.survey).toMatchObject({ done: false });
  await call("survey.update", { key: survey.key, done: true });
  expect(await projectOf(survey)).toMatchObject({ status: "needs review" });
});

test("reopening after a colleague changed the inspection or claim is a conflict that shows both", async () => {
  const survey = await findOpenSurvey();
  await setScanStatus(survey, "processed");
  await call("survey.update", { key: survey.key, done: true });
  const seen = (await call("survey.get", { key: survey.key })).body.survey as { revision: number };
  const claim = (await projectOf(survey)) as { revision: number };
  await call("survey.markReviewed", { key: survey.key });
  const both = [
    expect.objectContaining({ key: survey.key, reviewedAt: expect.any(String) }),
    expect.objectContaining({ key: survey.projectKey, status: "in processing" }),
  ];
  for (const old of [{ revision: seen.revision }, { projectRevision: claim.revision }]) {
    const refused = await call("survey.reopen", { key: survey.key, ...old });
    expect([refused.status, refused.body.conflicts]).toEqual([409, both]);
  }
  const current = (await projectOf(survey)) as { revision: number };
  const sent = { key: survey.key, revision: seen.revision + 1, projectRevision: current.revision };
  expect((await call("survey.reopen", sent)).status).toBe(200);
  // The same call again: its answer was lost.
  expect((await call("survey.reopen", sent)).status).toBe(200);
});

test("an expired inspection is reopened for one day; an open one cannot be", async () => {
  const survey = await findOpenSurvey();
  await call("survey.update", { key: survey.key, expiresAt: "2026-03-02T09:59:59.000Z" });
  const tomorrow = new Date(Date.parse(backend.now) + 86_400_000).toISOString();
  const { body } = await call("survey.reopen", { key: survey.key });
  expect(body.survey).toMatchObject({ expiresAt: tomorrow, reviewedAt: null, done: false });
  await call("project.requestAttention", { key: survey.projectKey, statusReason: "Look" });
  const again = await call("survey.reopen", { key: survey.key });
  expect([again.status, again.body.status]).toEqual([
    409,
    [
      {
        message: "An inspection that is still open cannot be re-opened. It can once it is reviewed, done or expired.",
        type: "conflict",
      },
    ],
  ]);
});

test("an inspection done while its claim does not wait for media changes only itself", async () => {
  await call("survey.create", { key: "srv-more", projectKey: third });
  const before = (await call("project.get", { key: third })).body;
  backend.pass(1000);
  await call("survey.update", { key: "srv-more", done: true });
  expect((await call("project.get", { key: third })).body).toEqual(before);
  expect((await activityOf(third))[0]?.detail).toEqual({ surveyKey: "srv-more", fields: ["done"] });
});

test("a new inspection is recorded once; a key of another claim's inspection is refused", async () => {
  const sent = { key: "srv-new", projectKey: third, name: "Second visit" };
  const early = { ...sent, done: true, reviewedAt: backend.now, revision: 9 };
  const { body } = await call("survey.create", early);
  expect(body.survey).toMatchObject({
    name: "Second visit",
    done: false,
    reviewedAt: null,
    revision: 1,
    createdAt: backend.now,
  });
  for (const again of [early, sent]) expect((await call("survey.create", again)).status).toBe(200);
  expect(await activityOf(third)).toMatchObject([{ action: "survey.create", detail: { surveyKey: "srv-new" } }]);
  const taken = await call("survey.create", { ...sent, projectKey: seedKey("project", "IMPORT-0001") });
  expect([taken.status, taken.body.conflicts]).toEqual([409, undefined]);
});

test("an update with an older revision is a conflict, and a repeated update succeeds", async () => {
  const change = { key: "srv-new", revision: 1, name: "Third visit" };
  const { body } = await call("survey.update", change);
  expect(body.survey).toMatchObject({ name: "Third visit", revision: 2 });
  expect((await activityOf(third))[0]).toMatchObject({ action: "survey.update", detail: { fields: ["name"] } });
  expect((await call("survey.update", change)).body).toEqual(body);
  const stale = await call("survey.update", { key: "srv-new", revision: 1, name: "Fourth visit" });
  expect([stale.status, stale.body.conflicts]).toEqual([409, [body.survey]]);
});

test("changed fields of a claim are recorded, and it is assigned only to employees who see it", async () => {
  const { body } = await call("project.update", { key: third, causeOfLoss: "Hail", dateOfLoss: "2026-01-05" });
  expect(body.project).toMatchObject({ causeOfLoss: "Hail" });
  expect((await activityOf(third))[0]).toMatchObject({
    action: "project.update",
    detail: { fields: expect.arrayContaining(["causeOfLoss", "dateOfLoss"]) },
  });
  const assign = async (assigneeKey: string | null) =>
    (await call("project.update", { key: third, assigneeKey })).status;
  expect(await assign(seedKey("employee", "superadmin"))).toBe(200);
  expect(await assign(seedKey("employee", "poweruser"))).toBe(200);
  expect(await assign("emp-nobody")).toBe(400);
  expect(await assign(null)).toBe(200);
});
