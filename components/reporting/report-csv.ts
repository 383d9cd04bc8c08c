import type { ReportRow } from "@/lib/contract/company";
import { BYTE_ORDER_MARK, csvTable } from "@/lib/domain/csv";
import { statusLook } from "@/lib/domain/status-look";
import { reportingCopy, typeText } from "./copy";

/** Returns the inspections of a report as CSV, one row each. Times are ISO 8601 UTC. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const lines = rows.map((row) => [
    row.insuredName,
    row.claimNumber,
    row.address,
    typeText(row.inspectionType),
    statusLook(row.status).label,
    row.createdAt,
    row.reviewedAt ?? "",
    row.deliveredAt ?? "",
    row.turnaroundHours === null ? "" : `${row.turnaroundHours}`,
  ]);
  return BYTE_ORDER_MARK + csvTable([reportingCopy.export.headings, ...lines]);
}
