import type { ProjectStatus } from "./project-status";

const STATUSES_WITH_REPORT: readonly ProjectStatus[] = [
  "needs review",
  "in review",
  "needs processing",
  "in processing",
  "delivered",
  "needs attention",
  "invalid",
];

/**
 * Whether the QA report stays open for the selected project; null means none is selected. A rejected project closes it.
 */
export function qaReportStaysOpen(status: ProjectStatus | null, isRejected: boolean): boolean {
  return !isRejected && status !== null && STATUSES_WITH_REPORT.includes(status);
}
