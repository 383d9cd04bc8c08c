/** What the browser may know of its session (contract section 3, GET /api/session). Times are ISO 8601 UTC. */
import type { MfaChannel } from "./entities";
import type { Role } from "./roles";

export type Impersonation = { role: Role; companyKeys: string[] };

export type SessionView = {
  employeeKey: string;
  role: Role;
  isMfaPending: boolean;
  availableMfaChannels: MfaChannel[];
  passwordExpiresAt: string | null;
  impersonation: Impersonation | null;
  /** The impersonated role, or one's own. */
  effectiveRole: Role;
  idleExpiresAt: string;
  absoluteExpiresAt: string;
};
