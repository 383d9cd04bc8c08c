/** The session as the browser sees it, without the token. */
import type { SessionView } from "../../domain/session-view";
import { type SessionLimits, sessionEnds } from "./session-lifetime";
import { effectiveRoleOf, type SessionRecord } from "./session-record";

export function toSessionView(record: SessionRecord, limits: SessionLimits): SessionView {
  const ends = sessionEnds(record, limits);
  return {
    employeeKey: record.employeeKey,
    role: record.role,
    isMfaPending: record.isMfaPending,
    availableMfaChannels: [...record.availableMfaChannels],
    passwordExpiresAt: record.passwordExpiresAt,
    impersonation: record.impersonation,
    effectiveRole: effectiveRoleOf(record),
    idleExpiresAt: new Date(ends.idle).toISOString(),
    absoluteExpiresAt: new Date(ends.absolute).toISOString(),
  };
}
