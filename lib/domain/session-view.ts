/** The session for the browser (contract section 3, GET /api/session). Times are ISO 8601 UTC. */
import type { MfaChannel } from "./entities";
import type { Role } from "./roles";

/** An empty list of companies means all that the employee may see. */
export type Impersonation = { role: Role; companyKeys: string[] };

/** Contract section 1, "Impersonation". */
export const MAX_IMPERSONATED_COMPANIES = 20;

export type SessionView = {
  employeeKey: string;
  role: Role;
  isMfaPending: boolean;
  availableMfaChannels: MfaChannel[];
  passwordExpiresAt: string | null;
  impersonation: Impersonation | null;
  /** The impersonated role, or else the employee's own. */
  effectiveRole: Role;
  idleExpiresAt: string;
  absoluteExpiresAt: string;
};
