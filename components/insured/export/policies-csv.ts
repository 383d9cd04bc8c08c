import { addressCells } from "@/lib/client/data/exports/address-columns";
import { latestChange, latestProject, propertyOfProject } from "@/lib/domain/claims-of-insured";
import { BYTE_ORDER_MARK, csvTable } from "@/lib/domain/csv";
import type { Insured } from "@/lib/domain/entities";
import { PROPERTY_FACTS, propertyFactText } from "@/lib/domain/property-facts";
import { statusLook } from "@/lib/domain/status-look";
import { policiesExportCopy } from "./copy";

/** Returns the insured as CSV, one row each with property and latest claim. Times are ISO 8601 UTC. */
export function policiesCsv(insureds: readonly Insured[], companyNames: ReadonlyMap<string, string>): string {
  const rows = insureds.map((insured) => lineOf(insured, companyNames));
  return BYTE_ORDER_MARK + csvTable([policiesExportCopy.headings, ...rows]);
}

function lineOf(insured: Insured, companyNames: ReadonlyMap<string, string>): string[] {
  const project = latestProject(insured);
  const property = propertyOfProject(insured, project);
  return [
    insured.givenName,
    insured.familyName,
    insured.email ?? "",
    insured.phone ?? "",
    ...addressCells(property?.address),
    ...PROPERTY_FACTS.map((fact) => propertyFactText(property, fact)),
    companyNames.get(insured.companyKey) ?? insured.companyKey,
    project?.claimNumber ?? "",
    project ? statusLook(project.status).label : "",
    project?.statusChangedAt ?? "",
    insured.isActive ? policiesExportCopy.active : policiesExportCopy.inactive,
    latestChange(insured),
  ];
}
