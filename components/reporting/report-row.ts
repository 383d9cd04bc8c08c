import type { ReportRow } from "@/lib/contract/company";
import { overviewPath } from "@/lib/domain/insured-paths";

/** Returns the key of a row. A claim may have several inspections, and some backends send no survey key. */
export const reportRowKey = ({ surveyKey, projectKey, createdAt }: ReportRow): string =>
  surveyKey ?? `${projectKey} ${createdAt}`;

/** Returns the path of the claim's page; null if the backend does not name its insured. */
export const reportRowHref = ({ insuredKey, projectKey }: ReportRow): string | null =>
  insuredKey ? overviewPath(insuredKey, projectKey) : null;
