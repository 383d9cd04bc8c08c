import type { SessionRecord } from "@/lib/server/session/session-record";

/** A whole session of an administrator, begun now. */
export function sessionRecord(differs: Partial<SessionRecord> = {}): SessionRecord {
  const now = Date.now();
  return {
    accessToken: "token",
    employeeKey: "emp-me",
    role: "admin",
    passwordExpiresAt: null,
    isMfaPending: false,
    availableMfaChannels: [],
    impersonation: null,
    issuedAt: now,
    touchedAt: now,
    ...differs,
  };
}
