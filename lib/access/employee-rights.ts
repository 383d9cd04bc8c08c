/**
 * Who may do what with which employee: by one's role, by theirs, and by the companies of both. Asked by the backend before
 * it does anything, and by the screens before they offer it.
 */
import { type Role, roleRank } from "../domain/roles";
import { type Action, may } from "./permissions";

type Rule = {
  /** What one's role must allow at all. */
  action: Action;
  /** Whether it may be done to one whose role is above one's own. */
  reachesUp: boolean;
  /** Of several companies of theirs: whether seeing one is enough, or, since it holds in all of them, every one must be seen. */
  companies: "one" | "every";
  /** Whether one may do it to oneself from here. */
  toOneself: boolean;
  /** Whether they must see a company at all: as a choice of companies none stands for every one. */
  needsCompany?: boolean;
};

const ONE_COMPANY = { action: "manageEmployees", reachesUp: false, companies: "one", toOneself: true } as const;
const ACCOUNT = { ...ONE_COMPANY, companies: "every" } as const;

const RULES = {
  /** In lists and on their page. */
  see: { action: "viewAdministration", reachesUp: true, companies: "one", toOneself: true },
  /** Names, photo, and those of their companies that one sees. */
  edit: ONE_COMPANY,
  /** Who signs in with the account, how, and as what: email, phone, role, codes, data steward. */
  changeAccount: ACCOUNT,
  unlock: ACCOUNT,
  forceReset: ACCOUNT,
  resendInvitation: ACCOUNT,
  delete: { ...ACCOUNT, toOneself: false },
  /** In their role, for those of their companies that one sees. */
  impersonate: { action: "impersonate", reachesUp: false, companies: "one", toOneself: false, needsCompany: true },
} as const satisfies Record<string, Rule>;

export type EmployeeAct = keyof typeof RULES;
export const EMPLOYEE_ACTS = Object.keys(RULES) as EmployeeAct[];

/** `companyKeys` null: every company. */
export type Administrator = { key: string; role: Role; companyKeys: readonly string[] | null };
type Employed = { key: string; role: Role; companyKeys: readonly string[] };

/**
 * One's role does not do this; there is no such employee for one; theirs is the higher role; it is oneself; they have
 * companies that one does not see; they have no company.
 */
export type EmployeeRefusal = "role" | "unseen" | "above" | "oneself" | "beyond" | "nowhere";

/** Whether they see nothing, because they work for nobody; a superadmin sees everything. */
export function hasNoCompany({ role, companyKeys }: Pick<Employed, "role" | "companyKeys">): boolean {
  return role !== "superadmin" && companyKeys.length === 0;
}

/** Whether a role does this at all, to whomever. */
export function mayAct(role: Role, act: EmployeeAct): boolean {
  return may(role, RULES[act].action);
}

/** Why it may not be done to this employee; null where it may. */
export function employeeRefusal(act: EmployeeAct, by: Administrator, to: Employed): EmployeeRefusal | null {
  const rule: Rule = RULES[act];
  if (!may(by.role, rule.action)) return "role";
  const isSeen = (key: string) => by.companyKeys === null || by.companyKeys.includes(key);
  if (by.companyKeys !== null && !to.companyKeys.some(isSeen)) return "unseen";
  if (!rule.reachesUp && roleRank(to.role) > roleRank(by.role)) return "above";
  if (!rule.toOneself && by.key === to.key) return "oneself";
  if (rule.needsCompany && hasNoCompany(to)) return "nowhere";
  return rule.companies === "every" && !to.companyKeys.every(isSeen) ? "beyond" : null;
}
