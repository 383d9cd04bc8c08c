/**
 * The owner of this browser's session, in storage that every tab reads. Written only under the session's exclusive
 * lock, so a holder of the shared lock knows as whom a call goes out.
 */
import { localStore } from "../../browser-storage";
import type { SessionView } from "../../domain/session-view";

const PLACE = "lintel-session-scope";

/** Employee and impersonation as one text; null while nobody is signed in or MFA is pending. */
export function scopeOf(session: SessionView | null): string | null {
  if (!session || session.isMfaPending) return null;
  const { employeeKey, impersonation } = session;
  if (!impersonation) return employeeKey;
  return [employeeKey, impersonation.role, ...[...impersonation.companyKeys].sort()].join(" ");
}

/** The employee's key in a scope, whatever the impersonation. */
export function employeeOfScope(scope: string | null): string | null {
  return scope?.split(" ", 1)[0] ?? null;
}

export function readScope(): string | null {
  return localStore.get(PLACE);
}

export function writeScope(scope: string | null): void {
  // Removed first, since removal works even if the storage is full: no tab may read the previous scope.
  if (scope !== readScope()) localStore.remove(PLACE);
  if (scope !== null) localStore.set(PLACE, scope);
}
