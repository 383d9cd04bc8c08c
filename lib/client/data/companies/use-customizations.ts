"use client";

import { useBackend } from "../../reads/use-backend";

export type CustomizationParent = "scan-my-home" | "underwriting-report";

/**
 * A company's customizations of its inspections or reports. Reads nothing without the company, nor for an
 * underwriting report without the report's key (specification section 5).
 */
export function useCustomizations(
  companyKey: string | undefined,
  parentType: CustomizationParent,
  inspectionReportKey?: string,
) {
  const isComplete = Boolean(companyKey) && (parentType !== "underwriting-report" || Boolean(inspectionReportKey));
  const ofReport = inspectionReportKey ? { inspectionReportKey } : {};
  return useBackend("customization.list", isComplete && companyKey ? { companyKey, parentType, ...ofReport } : null);
}
