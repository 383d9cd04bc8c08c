/** Paths of the administration's screens. */
import { INSPECTIONS_PATH, POLICIES_PATH } from "./insured-paths";

export const COMPANIES_PATH = "/admin/companies";

const encodeSegment = encodeURIComponent;

export function companyPath(companyKey: string): string {
  return `${COMPANIES_PATH}/${encodeSegment(companyKey)}`;
}

/** Returns the path of the list of a company's insured, active or not. */
export function insuredOfCompany(companyKey: string, isActive: boolean): string {
  return `${POLICIES_PATH}?${isActive ? "" : "tab=inactive&"}company=${encodeSegment(companyKey)}`;
}

export function inspectionsOfCompany(companyKey: string): string {
  return `${INSPECTIONS_PATH}?company=${encodeSegment(companyKey)}`;
}

export const REPORTING_PATH = "/reporting";

/** Returns the path of the report about a company's inspections. */
export function reportOfCompany(companyKey: string): string {
  return `${REPORTING_PATH}?company=${encodeSegment(companyKey)}`;
}

export const EMPLOYEES_PATH = "/admin/employees";

/** Returns the path of the list of a company's employees. */
export function employeesOfCompany(companyKey: string): string {
  return `${EMPLOYEES_PATH}?company=${encodeSegment(companyKey)}`;
}

export function employeePath(employeeKey: string): string {
  return `${EMPLOYEES_PATH}/${encodeSegment(employeeKey)}`;
}
