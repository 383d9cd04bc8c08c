import { addressCells } from "@/lib/client/data/exports/address-columns";
import { BYTE_ORDER_MARK, csvTable } from "@/lib/domain/csv";
import type { SurveyListItem } from "@/lib/domain/entities";
import { statusLook } from "@/lib/domain/status-look";
import { inspectionsCopy } from "./copy";
import { inspectionsExportCopy as copy } from "./export-copy";
import { mediaOf } from "./media-of";

/** Returns the inspections as CSV, one row each. Times are ISO 8601 UTC. */
export function inspectionsCsv(surveys: readonly SurveyListItem[], companyNames: ReadonlyMap<string, string>): string {
  const rows = surveys.map((survey) => lineOf(survey, companyNames));
  return BYTE_ORDER_MARK + csvTable([copy.headings, ...rows]);
}

function lineOf(survey: SurveyListItem, companyNames: ReadonlyMap<string, string>): string[] {
  const { insured, project } = survey;
  const address = survey.property?.address;
  const { photos, videos } = mediaOf(survey);
  return [
    insured.givenName,
    insured.familyName,
    ...addressCells(address),
    companyNames.get(project.companyKey) ?? project.companyKey,
    project.claimNumber ?? "",
    survey.name || inspectionsCopy.unnamed,
    statusLook(project.status).label,
    project.statusChangedAt,
    `${photos}`,
    `${videos}`,
    survey.reviewedAt ?? "",
    survey.expiresAt ?? "",
    survey.done ? copy.isDone : copy.isOpen,
  ];
}
