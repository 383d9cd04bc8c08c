/**
 * Permissions by role: the table of contract section 6. Checked by pages (403 page), controls and the backend (403).
 */
import { type Role, roleRank } from "../domain/roles";

const EVERYONE: readonly Role[] = [
  "superadmin",
  "admin",
  "poweruser",
  "employee",
  "underwriting_reviewer",
  "claims_reviewer",
];
const VIEWERS: readonly Role[] = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer"];
const STAFF: readonly Role[] = ["superadmin", "admin", "poweruser", "employee"];
const LEADS: readonly Role[] = ["superadmin", "admin", "poweruser"];
const ADMINS: readonly Role[] = ["superadmin", "admin"];
const SUPERADMINS: readonly Role[] = ["superadmin"];

const ALLOWED = {
  /** Edit one's own profile, password, MFA and settings. */
  editOwnAccount: EVERYONE,
  /** View insured, claims, inspections, media, reports, the scan viewer, and one's own companies. */
  viewClaims: VIEWERS,
  /** Mark reviewed, re-open, tags, notes, bookmarks, email contents. */
  reviewInspections: VIEWERS,
  /** Create and edit insured, claims, rooms, media, geometry, documents; transitions. */
  editClaims: STAFF,
  /** Delete an insured, invalidate, restore. */
  removeClaims: LEADS,
  /** Create a demo inspection, reset a demo company. */
  runDemos: ADMINS,
  /** Read companies and employees. */
  viewAdministration: LEADS,
  /** Edit a company, its logo, its customizations. */
  editCompanies: LEADS,
  /** Create and delete a company; the lists of all employees and of all superadmins. */
  ownCompanies: SUPERADMINS,
  /** Create, edit, bulk add, unlock, force reset, resend, delete; see also `mayGrantRole`. */
  manageEmployees: ADMINS,
  /** See also `mayImpersonateRole`. */
  impersonate: ADMINS,
  /** View activity by employee or by company. */
  viewActivityOfOthers: ADMINS,
  viewReporting: STAFF,
  emailReports: LEADS,
} as const;

export type Action = keyof typeof ALLOWED;
export const ACTIONS = Object.keys(ALLOWED) as Action[];

/** Whether a role may do this; the backend also checks the company of the record. */
export function may(role: Role, action: Action): boolean {
  return ALLOWED[action].includes(role);
}

/** Whether `actor` may give an employee this role, or change an employee who has it: never above the actor's own. */
export function mayGrantRole(actor: Role, role: Role): boolean {
  return may(actor, "manageEmployees") && roleRank(role) <= roleRank(actor);
}

/** Whether `actor` may act as `role`: never upward. */
export function mayImpersonateRole(actor: Role, role: Role): boolean {
  return may(actor, "impersonate") && roleRank(role) <= roleRank(actor);
}
