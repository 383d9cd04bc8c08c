import { claimOfPath, overviewPath, regionReviewPath, scanViewerPath } from "./insured-paths";

test("escapes keys in the paths of the overview and the scan viewer", () => {
  expect(overviewPath("ins-1", "prj-2")).toBe("/insured/overview/ins-1/prj-2");
  expect(overviewPath("ins/1", "prj-2", "inspections")).toBe("/insured/overview/ins%2F1/prj-2?tab=inspections");
  expect(scanViewerPath("ins-1", "prj-2", { datasetKey: "ds-3", annotationTaskKey: "annotask-4&x" })).toBe(
    "/insured/overview/ins-1/prj-2/scan-viewer?datasetKey=ds-3&annotationTask=annotask-4%26x",
  );
});

test("builds the path of a room, and of one photo or video in the room", () => {
  const room = "/insured/overview/ins-1/prj-2/region-review/reg%2F3";
  expect(regionReviewPath("ins-1", "prj-2", "reg/3")).toBe(room);
  expect(regionReviewPath("ins-1", "prj-2", "reg/3", "img-4&x")).toBe(`${room}?photo=img-4%26x`);
});

test.each([
  "/insured/overview/ins-1/prj-2",
  "/insured/overview/ins-1/prj-2/",
  "/insured/overview/ins-1/prj-2/scan-viewer",
  "/insured/overview/ins-1/prj-2/region-review/reg-3",
])("%s is the path of claim prj-2 of ins-1", (path) => {
  expect(claimOfPath(path)).toEqual({ insuredKey: "ins-1", projectKey: "prj-2" });
});

test("a claim's keys survive a round trip through a path", () => {
  expect(claimOfPath("/insured/overview/ins%2F1/prj%202")).toEqual({ insuredKey: "ins/1", projectKey: "prj 2" });
});

test.each([
  "/",
  "/insured/policies",
  "/insured/overview",
  "/insured/overview/ins-1",
  "/insured/overview/ins-1/",
  "/insured/overview/%E0%A4%A/prj-2",
  "/x/insured/overview/ins-1/prj-2",
])("%s is the path of no claim", (path) => {
  expect(claimOfPath(path)).toBeNull();
});
