import { overviewPath, scanViewerPath } from "./insured-paths";

test("overview and scan viewer, with keys escaped", () => {
  expect(overviewPath("ins-1", "prj-2")).toBe("/insured/overview/ins-1/prj-2");
  expect(overviewPath("ins/1", "prj-2", "inspections")).toBe("/insured/overview/ins%2F1/prj-2?tab=inspections");
  expect(scanViewerPath("ins-1", "prj-2", { datasetKey: "ds-3", annotationTaskKey: "annotask-4&x" })).toBe(
    "/insured/overview/ins-1/prj-2/scan-viewer?datasetKey=ds-3&annotationTask=annotask-4%26x",
  );
});
