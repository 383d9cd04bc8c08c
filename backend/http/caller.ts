/** The caller of a request: the person, the role and the companies whose records they may see. */
import { and, eq, gt, isNull } from "drizzle-orm";
import { includesCompany } from "../../lib/access/includes-company";
import { mayImpersonateRole, may as mayRole } from "../../lib/access/permissions";
import type { Employee } from "../../lib/domain/entities";
import { isRole, type Role } from "../../lib/domain/roles";
import type { Db } from "../db/database";
import { accessTokens, employees } from "../db/schema";
import { forbidden, invalidInput } from "../failures/failure";

export const MAXIMUM_COMPANY_KEYS = 20;

export type Caller = {
  /** The person, never an impersonated role. */
  employee: Employee;
  /** The effective role. */
  role: Role;
  /** The effective companies; null means all. */
  companyKeys: readonly string[] | null;
  tokenHash: string;
  /** `pending` until a code is verified, `activation` until a password is set. */
  purpose: "session" | "pending" | "activation";
};

/** Returns the employee's own companies; null (every company) for a superadmin. */
export function ownCompanies(employee: Employee): readonly string[] | null {
  return employee.role === "superadmin" ? null : employee.companyKeys;
}

/**
 * Returns the caller of a token, without impersonation; null if the token is unknown, revoked, expired or for another
 * use. A lock on the account ends its sessions at their next call.
 */
export async function findCaller(db: Db, tokenHash: string, now: string): Promise<Caller | null> {
  const isAlive = and(
    eq(accessTokens.tokenHash, tokenHash),
    isNull(accessTokens.revokedAt),
    gt(accessTokens.expiresAt, now),
  );
  const [found] = await db
    .select({ employee: employees.doc, purpose: accessTokens.purpose })
    .from(accessTokens)
    .innerJoin(employees, eq(employees.key, accessTokens.employeeKey))
    .where(isAlive);
  if (!found || found.purpose === "reset" || found.purpose === "first-password") return null;
  const { employee, purpose } = found;
  if (purpose === "session" && employee.isLockedOut) return null;
  return { employee, role: employee.role, companyKeys: ownCompanies(employee), tokenHash, purpose };
}

function asRole(caller: Caller, role: string): Role {
  if (!isRole(role)) throw invalidInput("X-Role is not a role.");
  if (!mayImpersonateRole(caller.employee.role, role)) throw forbidden("You may not act in this role.");
  return role;
}

function visibleCompanies(caller: Caller, list: string): readonly string[] {
  const sent = list.split(",").map((key) => key.trim());
  if (sent.length > MAXIMUM_COMPANY_KEYS) {
    throw invalidInput(`At most ${MAXIMUM_COMPANY_KEYS} companies can be chosen.`);
  }
  return sent.filter((key) => key !== "" && includesCompany(caller.companyKeys, key));
}

/** Applies the impersonation headers to the caller, who never gets more rights than the person has. */
export function impersonate(caller: Caller, headers: { role?: string; companyKeys?: string }): Caller {
  if (!headers.role && !headers.companyKeys) return caller;
  if (!mayRole(caller.employee.role, "impersonate")) throw forbidden("You may not act in another role.");
  return {
    ...caller,
    role: headers.role ? asRole(caller, headers.role) : caller.role,
    companyKeys: headers.companyKeys ? visibleCompanies(caller, headers.companyKeys) : caller.companyKeys,
  };
}
