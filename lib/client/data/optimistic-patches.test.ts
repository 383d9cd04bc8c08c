import type { EndpointName, EndpointParams } from "../../contract/endpoints";
import type { Insured, Project, Survey, SurveyListItem } from "../../domain/entities";
import { applyPatches } from "../reads/optimistic-view";
import { optimisticPatches } from "./optimistic-patches";

const NOW = "2026-03-02T10:00:00.000Z";
const context = { actor: { key: "emp-1", name: "Edda Farrow" }, now: NOW };
const survey = {
  key: "srv-1",
  projectKey: "prj-1",
  done: false,
  reviewedAt: null,
  createdAt: NOW,
  revision: 3,
} as Survey;
const project = {
  key: "prj-1",
  insuredKey: "ins-1",
  status: "in review",
  statusReason: "Too dark",
  revision: 7,
  orderType: "multiroom-claim",
  surveys: [survey],
} as Project;
const other = { ...project, key: "prj-2", surveys: [{ ...survey, key: "srv-2" }] };
const insured = { key: "ins-1", projects: [project, other] } as Insured;
const item = { ...survey, project, insured, property: null, mediaCount: 4 } as SurveyListItem;

function view<N extends EndpointName>(name: N, params: EndpointParams<N>) {
  const patches = optimisticPatches(name, params, context);
  const shown = applyPatches("insured.get", { key: "ins-1" }, insured, patches) as Insured;
  const page = applyPatches("survey.list", {}, { surveys: [item], total: 1, nextCursor: null }, patches) as {
    surveys: SurveyListItem[];
  };
  return { claims: shown.projects ?? [], inspection: page.surveys[0] };
}

test("a review changes the survey and its project in every read, and no other project", () => {
  const { claims, inspection } = view("survey.markReviewed", { key: "srv-1" });
  expect(claims[0]).toMatchObject({ status: "in processing", surveys: [{ reviewedAt: NOW }] });
  expect(claims[1]).toBe(other);
  expect(inspection).toMatchObject({ reviewedAt: NOW, project: { status: "in processing" }, mediaCount: 4 });
});

test("an optimistic record has no revision, so that the next edit does not look outdated", () => {
  const { claims } = view("survey.markReviewed", { key: "srv-1" });
  expect(claims[0]).not.toHaveProperty("revision");
  expect(claims[0]?.surveys?.[0]).not.toHaveProperty("revision");
  expect(view("project.process", { key: "prj-1" }).claims[0]).not.toHaveProperty("revision");
});

test("an update of a survey leaves its project unchanged", () => {
  const { claims } = view("survey.update", { key: "srv-1", done: true, revision: 3 });
  expect(claims[0]).toMatchObject({ status: "in review", revision: 7, surveys: [{ done: true }] });
});

test("reopening a survey sets the project to needs media without a reason, and leaves an open survey unchanged", () => {
  const reviewed = { ...project, surveys: [{ ...survey, reviewedAt: NOW }] };
  const patches = optimisticPatches("survey.reopen", { key: "srv-1" }, context);
  const shown = applyPatches("insured.get", { key: "ins-1" }, { ...insured, projects: [reviewed] }, patches) as Insured;
  expect(shown.projects?.[0]).toMatchObject({
    status: "needs media",
    statusReason: null,
    surveys: [{ reviewedAt: null }],
  });
  expect(view("survey.reopen", { key: "srv-1" }).claims[0]).toEqual(project);
});

test("a new status applies its whole transition, and an unreachable status changes nothing", () => {
  const [rejected] = view("project.update", { key: "prj-1", status: "rejected", statusReason: "Not covered" }).claims;
  expect(rejected).toMatchObject({
    status: "rejected",
    rejectedBy: "Edda Farrow",
    rejectedAt: NOW,
    statusReason: "Not covered",
  });
  expect(view("project.update", { key: "prj-1", status: "delivered" }).claims[0]).toBe(project);
  expect(view("project.update", { key: "prj-1", causeOfLoss: "Hail" }).claims[0]).toMatchObject({
    causeOfLoss: "Hail",
  });
});

test("lists new projects and surveys first, once", () => {
  const made = { key: "prj-9", insuredKey: "ins-1", companyKey: "cous-1", claimNumber: "KM-9" };
  expect(view("project.create", made).claims.map(({ key }) => key)).toEqual(["prj-9", "prj-1", "prj-2"]);
  expect(view("project.create", made).claims[0]).toMatchObject({ status: "needs media", surveys: [], createdAt: NOW });
  expect(view("project.create", { ...made, key: "prj-2" }).claims).toHaveLength(2);
  const added = view("survey.create", { key: "srv-9", projectKey: "prj-1", name: "Roof" }).claims[0]?.surveys;
  expect(added?.map(({ key, done }) => [key, done])).toEqual([
    ["srv-9", false],
    ["srv-1", false],
  ]);
});

test("adds a note under its author's name to its own project only", () => {
  const patches = optimisticPatches("internalThread.create", { key: "n-1", projectKey: "prj-1", body: "Hi" }, context);
  expect(applyPatches("internalThread.list", { projectKey: "prj-1" }, [], patches)).toEqual([
    { key: "n-1", projectKey: "prj-1", body: "Hi", authorKey: "emp-1", authorName: "Edda Farrow", createdAt: NOW },
  ]);
  expect(applyPatches("internalThread.list", { projectKey: "prj-2" }, [], patches)).toEqual([]);
});
