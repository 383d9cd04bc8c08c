/** Paths of the administration's screens. */
import { INSPECTIONS_PATH, POLICIES_PATH } from "./insured-paths";

export const COMPANIES_PATH = "/admin/companies";

const part = encodeURIComponent;

export function companyPath(companyKey: string): string {
  return `${COMPANIES_PATH}/${part(companyKey)}`;
}

/** The list of a company's insured, active or not. */
export function insuredOfCompany(companyKey: string, isActive: boolean): string {
  return `${POLICIES_PATH}?${isActive ? "" : "tab=inactive&"}company=${part(companyKey)}`;
}

export function inspectionsOfCompany(companyKey: string): string {
  return `${INSPECTIONS_PATH}?company=${part(companyKey)}`;
}

export const REPORTING_PATH = "/reporting";

/** The report about a company's inspections. */
export function reportOfCompany(companyKey: string): string {
  return `${REPORTING_PATH}?company=${part(companyKey)}`;
}

export const EMPLOYEES_PATH = "/admin/employees";

/** The list of a company's employees. */
export function employeesOfCompany(companyKey: string): string {
  return `${EMPLOYEES_PATH}?company=${part(companyKey)}`;
}

export function employeePath(employeeKey: string): string {
  return `${EMPLOYEES_PATH}/${part(employeeKey)}`;
}
