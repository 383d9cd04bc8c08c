/** POST /api/session/refresh: keeps the session alive while the user is active. */
import type { Employee } from "../../domain/entities";
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import { ApiError } from "../calls/api-error";
import { sessionLifetime } from "../calls/session-lifetime";
import { callSession } from "./call-session";
import { SESSION_UNREADABLE } from "./copy";

/** Returns the current employee; null if no answer came, or if the session has ended, which is reported. */
export async function refreshSession(isActive: boolean, signal?: AbortSignal): Promise<Employee | null> {
  const epoch = sessionLifetime.epoch();
  try {
    const { employee } = await withLock(SESSION_LOCK, "exclusive", () =>
      callSession<{ employee: Employee }>({
        method: "POST",
        path: "/refresh",
        body: { isActive },
        fallback: SESSION_UNREADABLE,
        signal,
      }),
    );
    return employee;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionLifetime.reportUnauthorized(epoch);
    return null;
  }
}
