import { PROJECT_STATUSES, SCAN_STATUSES } from "./project-status";

test("the project statuses match the specification", () => {
  expect([...PROJECT_STATUSES].sort()).toEqual([
    "delivered",
    "in processing",
    "in review",
    "invalid",
    "needs attention",
    "needs media",
    "needs processing",
    "needs review",
    "rejected",
  ]);
});

test("the scan statuses match the contract", () => {
  expect(SCAN_STATUSES).toEqual(["new", "uploaded", "processing", "processed", "failed"]);
});
