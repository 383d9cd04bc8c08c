import type { Region } from "../../domain/entities";
import { callBackend } from "../calls/call-backend";
import { type KeySearch, resolveKey } from "./resolve-key";

jest.mock("../calls/call-backend", () => ({ callBackend: jest.fn() }));

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
  "image.get img-1": { key: "img-1", parentKey: "reg-1", parentType: "region" },
  "image.get img-2": { key: "img-2", parentKey: "vid-1", parentType: "video" },
  "image.get img-3": { key: "img-3", parentKey: "vid-9", parentType: "video" },
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

const ROOMS_READ = [
  {
    key: "reg-1",
    projectKey: "prj-1",
    name: "Kitchen",
    images: [{ key: "img-1", tags: [{ key: "tag-1", label: "Stain" }] }],
    videos: [{ key: "vid-1", images: [{ key: "img-2", tags: [] }] }],
  },
] as unknown as Region[];
const search: KeySearch = { roomsRead: () => ROOMS_READ };

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
  ["region", "reg-1", "/insured/overview/ins-1/prj-1/region-review/reg-1", "Room Kitchen"],
  ["image", "img-1", "/insured/overview/ins-1/prj-1/region-review/reg-1?photo=img-1", "Photo in Kitchen"],
  ["image", "img-2", "/insured/overview/ins-1/prj-1/region-review/reg-1?photo=img-2", "Photo in Kitchen"],
  ["video", "vid-1", "/insured/overview/ins-1/prj-1/region-review/reg-1?photo=vid-1", "Video in Kitchen"],
  ["tag", "tag-1", "/insured/overview/ins-1/prj-1/region-review/reg-1?photo=img-1", "Tag Stain in Kitchen"],
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
] as const)("resolves the key of %s %s to its page", async (entity, key, href, label) => {
  await expect(resolveKey(entity, key, search)).resolves.toEqual({ href, label });
});

test.each([
  ["insured", "ins-2", "Ada has no claim yet, so there is nothing to open."],
  ["dataset", "ds-2", "A dataset without an inspection: there is no model to open."],
  ["dataset", "ds-3", "A dataset without an inspection: there is no model to open."],
  [
    "image",
    "img-3",
    "This is the key of a photo. Open the claim that it belongs to; from then on its key leads to it.",
  ],
  [
    "video",
    "vid-9",
    "This is the key of a video. Open the claim that it belongs to; from then on its key leads to it.",
  ],
  ["tag", "tag-9", "This is the key of a tag. Open the claim that it belongs to; from then on its key leads to it."],
] as const)("resolves the key of %s %s to no page, with the reason", async (entity, key, reason) => {
  await expect(resolveKey(entity, key, search)).resolves.toEqual({ href: null, reason });
});

test("finds a photo of a region regardless of earlier reads", async () => {
  const { href } = await resolveKey("image", "img-1", { roomsRead: () => [] });
  expect(href).toBe("/insured/overview/ins-1/prj-1/region-review/reg-1?photo=img-1");
});

test("a company's key opens its page for administrators", async () => {
  await expect(resolveKey("company", "cous-1", search)).resolves.toEqual({
    href: "/admin/companies/cous-1",
    label: "Company Keystone Mutual",
    needs: "viewAdministration",
    reason: "This is the key of a company, Keystone Mutual. It has no page of its own.",
  });
});

test("makes no call for a record without a page, and names the claim to open", async () => {
  await expect(resolveKey("hazardImage", "himg-1", search)).resolves.toEqual({
    href: null,
    reason:
      "This is the key of a photo of a hazard. It has no page of its own. Open the claim whose room it was taken in.",
  });
  expect(callBackend).not.toHaveBeenCalled();
});

test("an employee's key opens their page for administrators", async () => {
  await expect(resolveKey("employee", "emp-1", search)).resolves.toEqual({
    href: "/admin/employees/emp-1",
    label: "Open this employee",
    needs: "viewAdministration",
    reason: expect.stringContaining("This is the key of an employee"),
  });
});
