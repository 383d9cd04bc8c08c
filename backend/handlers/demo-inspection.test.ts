/** @jest-environment ./tests/support/pglite-environment.mjs */
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { demoInspection } from "@/backend/seed/demo-inspection";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import type { Insured, Survey } from "@/lib/domain/entities";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { NOW, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let admin: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  admin = await backend.tokenOf("admin");
}, 120_000);
afterAll(() => backend.stop());

const FIRST = seedKey("company", "Alder & Finch Mutual");
const call = (name: EndpointName, params: object, token = admin) => backend.call(name, params, token);
const demo = async (companyKey = FIRST) => (await call("insured.demo", { companyKey })).body.survey as Survey;

test("a demo inspection has a claim to review, the rooms of a home, and its geometry", async () => {
  const survey = await demo();
  expect(survey).toMatchObject({ name: "Demo inspection", done: true, reviewedAt: null, createdAt: NOW });
  const { project } = (await call("project.get", { key: survey.projectKey })).body;
  expect(project).toMatchObject({ status: "needs review", companyKey: FIRST, createdAt: NOW });
  const { insured } = (
    await call("insured.get", {
      key: (project as { insuredKey: string }).insuredKey,
      expandedFields: "property,survey,region",
    })
  ).body;
  const { properties, surveys, regions, isActive } = insured as Insured;
  expect([properties?.length, surveys, isActive]).toEqual([1, [survey], true]);
  expect(new Set(regions?.map(({ name }) => name)).size).toBe(17);
  expect(regions?.map(({ name }) => name)).toEqual(expect.arrayContaining(["Kitchen", "Bedroom 2", "En suite"]));
  const dataset = (await call("dataset.get", { key: survey.datasetKey })).body.dataset;
  expect(dataset).toMatchObject({ surveyKey: survey.key, floors: [{ floorNumber: 0 }, { floorNumber: 1 }] });
  expect((await call("annotationTask.get", { key: survey.annotationTaskKey })).status).toBe(200);
  const { faces } = (await call("face.list", { surveyKey: survey.key })).body;
  expect((faces as { floorNumber: number }[]).length).toBeGreaterThan(80);
  expect(new Set((faces as { floorNumber: number }[]).map(({ floorNumber }) => floorNumber))).toEqual(new Set([0, 1]));
});

test("a demo inspection can be marked reviewed, and its creation is recorded", async () => {
  const survey = await demo();
  expect((await call("survey.markReviewed", { key: survey.key })).body.survey).toMatchObject({ reviewedAt: NOW });
  const { body } = await call("activity.list", { projectKey: survey.projectKey });
  expect((body.activities as { action: string }[]).map(({ action }) => action).sort()).toEqual([
    "insured.demo",
    "survey.mark-reviewed",
  ]);
});

test("each call creates another home", async () => {
  const [one, other] = [await demo(), await demo()];
  expect(one.key).not.toBe(other.key);
  expect(one.projectKey).not.toBe(other.projectKey);
});

test("only admins and superadmins create a demo inspection, in their own companies", async () => {
  const hidden = await call("insured.demo", { companyKey: seedKey("company", "Eastmark Home") });
  expect([hidden.status, hidden.body.status]).toEqual([404, [{ message: "Company not found", type: "not_found" }]]);
  for (const role of ["poweruser", "employee", "underwriting_reviewer", "claims_reviewer"]) {
    expect((await call("insured.demo", { companyKey: FIRST }, await backend.tokenOf(role))).status).toBe(403);
  }
});

test("the same seed gives the same home", () => {
  const facts = { companyKey: FIRST, employeeKey: "emp-1", now: NOW };
  const shapeOf = (seed: number) =>
    demoInspection(seed, facts).geometry.map(([kind, records]) => [kind, records.length] as const);
  expect(shapeOf(5)).toEqual(shapeOf(5));
});

/** Returns the lowest and highest height of the floors of both stories, in meters. */
function floorsOf({ face, vertex }: SceneRecords): number[] {
  const heights = new Map(vertex.map(({ key, y }) => [key, y]));
  return [0, 1].flatMap((story) => {
    const floors = face.filter(({ label, floorNumber }) => label === "floor" && floorNumber === story);
    const all = floors.flatMap(({ loops }) => loops.flat().map((key) => heights.get(key)!));
    return [Math.min(...all), Math.max(...all)];
  });
}

test("a demo inspection has leveled floors, as in an import; the home with positioned photos keeps its own", () => {
  const facts = { companyKey: FIRST, employeeKey: "emp-1", now: NOW };
  const near = (heights: number[]) => heights.map((height): number => expect.closeTo(height, 3));
  // Captured from -1.3448 to -1.3157 and from 1.4406 to 1.4788: the fourth of eight, and the fifth of nine.
  const generated = Object.fromEntries(demoInspection(5, facts).geometry) as SceneRecords;
  expect(floorsOf(generated)).toEqual(near([-1.3364, -1.3364, 1.4575, 1.4575]));
  // As captured.
  const home = Object.fromEntries(demoHomeGeometry("srv-1", NOW)) as SceneRecords;
  expect(floorsOf(home)).toEqual(near([-1.3299, -1.3004, 1.4635, 1.4948]));
});
