/**
 * Whose session this browser holds, noted where every tab reads it. It is written only while the session's lock is held,
 * so whoever holds that lock in shared mode knows as whom a call will go out.
 */
import { localStore } from "../../browser-storage";
import type { SessionView } from "../../domain/session-view";

const PLACE = "lintel-session-scope";

/** Employee and impersonation as one text; null while nobody is signed in, or MFA is open. */
export function scopeOf(session: SessionView | null): string | null {
  if (!session || session.isMfaPending) return null;
  const { employeeKey, impersonation } = session;
  if (!impersonation) return employeeKey;
  return [employeeKey, impersonation.role, ...[...impersonation.companyKeys].sort()].join(" ");
}

/** Whose scope it is, whatever they are seen as: the key of the employee. */
export function employeeOfScope(scope: string | null): string | null {
  return scope?.split(" ", 1)[0] ?? null;
}

export function readScope(): string | null {
  return localStore.get(PLACE);
}

export function writeScope(scope: string | null): void {
  // First, because a full storage still removes: no other tab may read the scope of the session before.
  if (scope !== readScope()) localStore.remove(PLACE);
  if (scope !== null) localStore.set(PLACE, scope);
}
