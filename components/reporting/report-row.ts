import type { ReportRow } from "@/lib/contract/company";
import { overviewPath } from "@/lib/domain/insured-paths";

/** Names a row: a claim may have several inspections, and another backend tells no key of theirs. */
export const reportRowKey = ({ surveyKey, projectKey, createdAt }: ReportRow): string =>
  surveyKey ?? `${projectKey} ${createdAt}`;

/** The claim's page; null where the backend does not say whose claim it is. */
export const reportRowHref = ({ insuredKey, projectKey }: ReportRow): string | null =>
  insuredKey ? overviewPath(insuredKey, projectKey) : null;
