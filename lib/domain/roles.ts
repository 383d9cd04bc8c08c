/** The roles of the specification, section 4; "employee" is the default. */
export const ROLES = [
  "employee",
  "admin",
  "superadmin",
  "poweruser",
  "claims_reviewer",
  "underwriting_reviewer",
] as const;

export type Role = (typeof ROLES)[number];

export const DEFAULT_ROLE: Role = "employee";
export const REVIEWER_ROLES: readonly Role[] = ["claims_reviewer", "underwriting_reviewer"];

export function isRole(value: unknown): value is Role {
  return typeof value === "string" && (ROLES as readonly string[]).includes(value);
}

export function isReviewerRole(role: Role): boolean {
  return REVIEWER_ROLES.includes(role);
}

/** Returns the rank of a role: superadmin > admin > poweruser > the rest, which are equal (contract section 3). */
export function roleRank(role: Role): number {
  if (role === "superadmin") return 3;
  if (role === "admin") return 2;
  return role === "poweruser" ? 1 : 0;
}

/** Returns the roles from the highest rank to the lowest. */
export function rolesByRank(): Role[] {
  return [...ROLES].sort((one, other) => roleRank(other) - roleRank(one));
}
