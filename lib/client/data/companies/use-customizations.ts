"use client";

import { useBackend } from "../../reads/use-backend";

export type CustomizationParent = "scan-my-home" | "underwriting-report";

/**
 * Reads a company's customizations of its inspections or reports. Reads nothing without a company key, or without a
 * report key for an underwriting report (specification section 5).
 */
export function useCustomizations(
  companyKey: string | undefined,
  parentType: CustomizationParent,
  inspectionReportKey?: string,
) {
  const isComplete = Boolean(companyKey) && (parentType !== "underwriting-report" || Boolean(inspectionReportKey));
  const report = inspectionReportKey ? { inspectionReportKey } : {};
  return useBackend("customization.list", isComplete && companyKey ? { companyKey, parentType, ...report } : null);
}
