/**
 * Rules for acting on an employee, by both roles and both sets of companies. The backend checks them before acting, and
 * the screens before offering an action.
 */
import { type Role, roleRank } from "../domain/roles";
import { includesCompany } from "./includes-company";
import { type Action, may } from "./permissions";

type Rule = {
  /** The permission that the caller's role needs. */
  action: Action;
  /** Whether the act is permitted on an employee with a higher role. */
  reachesUp: boolean;
  /**
   * How many of the employee's companies the caller must see: every one if the act takes effect in all of them.
   */
  companies: "one" | "every";
  /** Whether callers may act on themselves here. */
  toOneself: boolean;
  /** Whether the employee must have a company: an empty choice of companies would mean all of them. */
  needsCompany?: boolean;
};

const ONE_COMPANY = { action: "manageEmployees", reachesUp: false, companies: "one", toOneself: true } as const;
const ACCOUNT = { ...ONE_COMPANY, companies: "every" } as const;

const RULES = {
  /** See the employee in lists and on the employee's page. */
  see: { action: "viewAdministration", reachesUp: true, companies: "one", toOneself: true },
  /** Edit names, photo, and those of the employee's companies that the caller sees. */
  edit: ONE_COMPANY,
  /** Change how the employee signs in and in which role: email, phone, role, codes, data steward. */
  changeAccount: ACCOUNT,
  unlock: ACCOUNT,
  forceReset: ACCOUNT,
  resendInvitation: ACCOUNT,
  delete: { ...ACCOUNT, toOneself: false },
  /** Act in the employee's role, for the shared companies. */
  impersonate: { action: "impersonate", reachesUp: false, companies: "one", toOneself: false, needsCompany: true },
} as const satisfies Record<string, Rule>;

export type EmployeeAct = keyof typeof RULES;
export const EMPLOYEE_ACTS = Object.keys(RULES) as EmployeeAct[];

/** `companyKeys` null means every company. */
export type Administrator = { key: string; role: Role; companyKeys: readonly string[] | null };
type Target = { key: string; role: Role; companyKeys: readonly string[] };

/**
 * In order: the caller's role does not permit the act; the caller cannot see the employee; the employee has a higher
 * role; the employee is the caller; the employee has companies that the caller does not see, or has no company.
 */
export type EmployeeRefusal = "role" | "unseen" | "above" | "oneself" | "beyond" | "nowhere";

/** Whether the employee sees nothing because they have no company; a superadmin sees everything. */
export function hasNoCompany({ role, companyKeys }: Pick<Target, "role" | "companyKeys">): boolean {
  return role !== "superadmin" && companyKeys.length === 0;
}

/** Whether a role may do this to any employee at all. */
export function mayAct(role: Role, act: EmployeeAct): boolean {
  return may(role, RULES[act].action);
}

/** Returns why the act is refused for this employee, or null if it is permitted. */
export function employeeRefusal(act: EmployeeAct, caller: Administrator, employee: Target): EmployeeRefusal | null {
  const rule: Rule = RULES[act];
  if (!may(caller.role, rule.action)) return "role";
  const isSeen = (key: string) => includesCompany(caller.companyKeys, key);
  if (caller.companyKeys !== null && !employee.companyKeys.some(isSeen)) return "unseen";
  if (!rule.reachesUp && roleRank(employee.role) > roleRank(caller.role)) return "above";
  if (!rule.toOneself && caller.key === employee.key) return "oneself";
  if (rule.needsCompany && hasNoCompany(employee)) return "nowhere";
  return rule.companies === "every" && !employee.companyKeys.every(isSeen) ? "beyond" : null;
}
