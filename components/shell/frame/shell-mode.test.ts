import { isScanViewer, shellModeOf } from "./shell-mode";

test.each([
  ["/insured/policies", "full"],
  ["/insured/overview/ins-1/prj-1", "full"],
  ["/insured/overview/ins-1/prj-1/region-review/reg-1", "collapsed"],
  ["/insured/overview/ins-1/prj-1/scan-viewer", "bare"],
  ["/insured/overview/ins-1/prj-1/scan-viewers", "full"],
  ["/scan-viewer", "full"],
])("%s leaves the navigation %s", (path, mode) => {
  expect(shellModeOf(path)).toBe(mode);
});

test("only the scan viewer is recognized as such", () => {
  expect(isScanViewer("/insured/overview/ins-1/prj-1/scan-viewer")).toBe(true);
  expect(isScanViewer("/insured/overview/ins-1/prj-1/region-review/reg-1")).toBe(false);
});
