import { PROJECT_STATUSES } from "./project-status";
import { qaReportStaysOpen } from "./qa-report";

test("the QA report stays open for seven statuses and closes for the others", () => {
  expect(PROJECT_STATUSES.filter((status) => qaReportStaysOpen(status, false))).toEqual([
    "needs review",
    "in review",
    "needs processing",
    "in processing",
    "delivered",
    "needs attention",
    "invalid",
  ]);
  expect(PROJECT_STATUSES.filter((status) => !qaReportStaysOpen(status, false))).toEqual(["rejected", "needs media"]);
});

test("the QA report closes for a rejected project in any status, and without a project", () => {
  for (const status of PROJECT_STATUSES) expect(qaReportStaysOpen(status, true)).toBe(false);
  expect(qaReportStaysOpen(null, false)).toBe(false);
});
