import type { ReportRow } from "@/lib/contract/company";
import { overviewPath } from "@/lib/domain/insured-paths";

/** Identifies a row: a claim may have several inspections, and another backend sends no key of theirs. */
export const reportRowKey = ({ surveyKey, projectKey, createdAt }: ReportRow): string =>
  surveyKey ?? `${projectKey} ${createdAt}`;

/** The claim's page; null if the backend does not name its insured. */
export const reportRowHref = ({ insuredKey, projectKey }: ReportRow): string | null =>
  insuredKey ? overviewPath(insuredKey, projectKey) : null;
