import type { SessionRecord } from "@/lib/server/session/session-record";

/** Returns a full session of an administrator that starts now. */
export function sessionRecord(changes: Partial<SessionRecord> = {}): SessionRecord {
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
    ...changes,
  };
}
