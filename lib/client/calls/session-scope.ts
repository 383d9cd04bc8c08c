/**
 * The owner of this browser's session, in storage that every tab reads. It is written only under the exclusive session
 * lock, so a holder of the shared lock knows in whose name a call is sent.
 */
import { localStore } from "../../browser-storage";
import type { SessionView } from "../../domain/session-view";

const STORAGE_KEY = "lintel-session-scope";

/** Returns employee and impersonation as one text; null while nobody is signed in or MFA is pending. */
export function scopeOf(session: SessionView | null): string | null {
  if (!session || session.isMfaPending) return null;
  const { employeeKey, impersonation } = session;
  if (!impersonation) return employeeKey;
  return [employeeKey, impersonation.role, ...[...impersonation.companyKeys].sort()].join(" ");
}

/** Returns the employee key in a scope, with or without an impersonation. */
export function employeeOfScope(scope: string | null): string | null {
  return scope?.split(" ", 1)[0] ?? null;
}

export function readScope(): string | null {
  return localStore.get(STORAGE_KEY);
}

export function writeScope(scope: string | null): void {
  // No tab may read the previous scope, and removal works even if the storage is full.
  if (scope !== readScope()) localStore.remove(STORAGE_KEY);
  if (scope !== null) localStore.set(STORAGE_KEY, scope);
}
