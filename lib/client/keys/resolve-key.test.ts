import { callBackend } from "../call-backend";
import { resolveKey } from "./resolve-key";

jest.mock("../call-backend", () => ({ callBackend: jest.fn() }));

const RECORDS: Record<string, object> = {
  "project.get prj-1": { key: "prj-1", insuredKey: "ins-1", claimNumber: "KM-1" },
  "survey.get srv-1": {
    key: "srv-1",
    projectKey: "prj-1",
    name: "Water",
    datasetKey: "ds-1",
    annotationTaskKey: "annotask-1",
  },
  "survey.get srv-2": { key: "srv-2", projectKey: "prj-1", name: null },
  "region.get reg-1": { key: "reg-1", projectKey: "prj-1", name: "Kitchen" },
  "dataset.get ds-1": { key: "ds-1", surveyKey: "srv-1" },
  "dataset.get ds-2": { key: "ds-2", surveyKey: "srv-2" },
  "dataset.get ds-3": { key: "ds-3" },
  "annotationTask.get annotask-2": { key: "annotask-2", datasetKey: "ds-1" },
  "company.get cous-1": { key: "cous-1", name: "Keystone Mutual" },
  "insured.get ins-1": {
    givenName: "Marisol",
    familyName: "Figueroa",
    projects: [
      { key: "prj-0", createdAt: "2026-01-01T00:00:00Z" },
      { key: "prj-1", createdAt: "2026-02-01T00:00:00Z" },
    ],
  },
  "insured.get ins-2": { givenName: "Ada", familyName: "", projects: [] },
};

beforeEach(() => {
  jest.mocked(callBackend).mockReset();
  jest.mocked(callBackend).mockImplementation((async (name: string, { key }: { key: string }) => {
    const record = RECORDS[`${name} ${key}`];
    if (!record) throw new Error(`no ${name} ${key}`);
    return record;
  }) as typeof callBackend);
});

test.each([
  ["project", "prj-1", "/insured/overview/ins-1/prj-1", "Claim KM-1"],
  ["insured", "ins-1", "/insured/overview/ins-1/prj-1", "Marisol Figueroa"],
  ["survey", "srv-1", "/insured/overview/ins-1/prj-1?tab=inspections", "Inspection Water"],
  ["survey", "srv-2", "/insured/overview/ins-1/prj-1?tab=inspections", "Inspection"],
  ["region", "reg-1", "/insured/overview/ins-1/prj-1?tab=inspections", "Room Kitchen"],
  [
    "dataset",
    "ds-1",
    "/insured/overview/ins-1/prj-1/scan-viewer?datasetKey=ds-1&annotationTask=annotask-1",
    "Scan editor, Water",
  ],
  [
    "annotationTask",
    "annotask-2",
    "/insured/overview/ins-1/prj-1/scan-viewer?datasetKey=ds-1&annotationTask=annotask-2",
    "Scan editor, Water",
  ],
] as const)("a key of %s %s leads to its page", async (entity, key, href, label) => {
  await expect(resolveKey(entity, key)).resolves.toEqual({ href, label });
});

test.each([
  ["insured", "ins-2", "Ada has no claim yet, so there is nothing to open."],
  ["dataset", "ds-2", "A dataset without an inspection: there is no model to open."],
  ["dataset", "ds-3", "A dataset without an inspection: there is no model to open."],
  ["company", "cous-1", "This is the key of a company, Keystone Mutual. It has no page of its own."],
] as const)("a key of %s %s leads nowhere, and says why", async (entity, key, reason) => {
  await expect(resolveKey(entity, key)).resolves.toEqual({ href: null, reason });
});

test("what has no page asks nobody, and says where to look", async () => {
  await expect(resolveKey("image", "img-1")).resolves.toEqual({
    href: null,
    reason: "This is the key of a photo. It has no page of its own. Open the claim whose room it was taken in.",
  });
  expect(callBackend).not.toHaveBeenCalled();
});
