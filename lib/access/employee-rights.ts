/**
 * Who may do what with which employee: by both roles and both sets of companies. The backend checks it before it acts,
 * and the screens before they offer an action.
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
   * Whether the caller must see one of the employee's companies, or every one, because the act counts in all of them.
   */
  companies: "one" | "every";
  /** Whether the act is permitted on oneself here. */
  toOneself: boolean;
  /** Whether the employee must have a company: an empty choice of companies would mean all of them. */
  needsCompany?: boolean;
};

const ONE_COMPANY = { action: "manageEmployees", reachesUp: false, companies: "one", toOneself: true } as const;
const ACCOUNT = { ...ONE_COMPANY, companies: "every" } as const;

const RULES = {
  /** In lists and on their page. */
  see: { action: "viewAdministration", reachesUp: true, companies: "one", toOneself: true },
  /** Names, photo, and the employee's companies that the caller sees. */
  edit: ONE_COMPANY,
  /** Who signs in with the account, how, and in which role: email, phone, role, codes, data steward. */
  changeAccount: ACCOUNT,
  unlock: ACCOUNT,
  forceReset: ACCOUNT,
  resendInvitation: ACCOUNT,
  delete: { ...ACCOUNT, toOneself: false },
  /** In the employee's role, for the shared companies. */
  impersonate: { action: "impersonate", reachesUp: false, companies: "one", toOneself: false, needsCompany: true },
} as const satisfies Record<string, Rule>;

export type EmployeeAct = keyof typeof RULES;
export const EMPLOYEE_ACTS = Object.keys(RULES) as EmployeeAct[];

/** `companyKeys` null means every company. */
export type Administrator = { key: string; role: Role; companyKeys: readonly string[] | null };
type Employed = { key: string; role: Role; companyKeys: readonly string[] };

/**
 * The caller's role does not permit it; the caller cannot see the employee; the employee has a higher role; the
 * employee is the caller; the employee has companies that the caller does not see; the employee has no company.
 */
export type EmployeeRefusal = "role" | "unseen" | "above" | "oneself" | "beyond" | "nowhere";

/** Whether the employee sees nothing for lack of a company; a superadmin sees everything. */
export function hasNoCompany({ role, companyKeys }: Pick<Employed, "role" | "companyKeys">): boolean {
  return role !== "superadmin" && companyKeys.length === 0;
}

/** Whether a role may do this to anybody. */
export function mayAct(role: Role, act: EmployeeAct): boolean {
  return may(role, RULES[act].action);
}

/** Why the act is refused for this employee; null if it is permitted. */
export function employeeRefusal(act: EmployeeAct, by: Administrator, to: Employed): EmployeeRefusal | null {
  const rule: Rule = RULES[act];
  if (!may(by.role, rule.action)) return "role";
  const isSeen = (key: string) => includesCompany(by.companyKeys, key);
  if (by.companyKeys !== null && !to.companyKeys.some(isSeen)) return "unseen";
  if (!rule.reachesUp && roleRank(to.role) > roleRank(by.role)) return "above";
  if (!rule.toOneself && by.key === to.key) return "oneself";
  if (rule.needsCompany && hasNoCompany(to)) return "nowhere";
  return rule.companies === "every" && !to.companyKeys.every(isSeen) ? "beyond" : null;
}
