import { isOrderProcessed, isRegionProcessed, isScanProcessed } from "./processed-rule";

const region = (...statuses: ("new" | "uploaded" | "processing" | "processed" | "failed")[]) => ({
  scans: statuses.map((status, index) => ({ key: `scn-${index}`, status })),
});

test.each([
  ["new", false],
  ["uploaded", false],
  ["processing", true],
  ["processed", true],
  ["failed", true],
] as const)("a scan that is %s: processed is %s", (status, processed) => {
  expect(isScanProcessed({ status })).toBe(processed);
});

test("a region is processed once all of its scans are", () => {
  expect(isRegionProcessed(region("processed", "failed"))).toBe(true);
  expect(isRegionProcessed(region("processed", "uploaded"))).toBe(false);
  expect(isRegionProcessed({})).toBe(true);
});

test("a multiroom claim is processed with all of its regions, another order with at least one", () => {
  const mixed = [region("processed"), region("new")];
  expect(isOrderProcessed("multiroom-claim", mixed)).toBe(false);
  expect(isOrderProcessed("claim", mixed)).toBe(true);
  expect(isOrderProcessed("underwriting", mixed)).toBe(true);
  expect(isOrderProcessed("multiroom-claim", [region("processed"), region("failed")])).toBe(true);
  expect(isOrderProcessed("claim", [region("new"), region("uploaded")])).toBe(false);
});

test("without a region, nothing is processed", () => {
  expect(isOrderProcessed("claim", [])).toBe(false);
  expect(isOrderProcessed("multiroom-claim", [])).toBe(false);
});
