/** PUT and DELETE /api/session/impersonation: starts and ends acting in another role for some companies. */
import type { Impersonation, SessionView } from "../../domain/session-view";
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import { ApiError } from "../calls/api-error";
import { sessionLifetime } from "../calls/session-lifetime";
import { scopeOf, writeScope } from "../calls/session-scope";
import { callSession, type SessionCallOptions } from "./call-session";
import { IMPERSONATION_FAILED, STOP_IMPERSONATING_FAILED } from "./copy";
import { type CompanyNames, noteCompanyNames } from "./impersonated-companies";
import { sessionTabs } from "./session-tabs";

async function changeImpersonation(options: SessionCallOptions, names: CompanyNames | null): Promise<SessionView> {
  const epoch = sessionLifetime.epoch();
  sessionLifetime.change();
  sessionTabs().post({ type: "changing" });
  try {
    const answered = await withLock(SESSION_LOCK, "exclusive", async () => {
      const { session } = await callSession<{ session: SessionView }>({ ...options, path: "/impersonation" });
      writeScope(scopeOf(session));
      noteCompanyNames(names);
      return session;
    });
    sessionTabs().post({ type: "began" });
    return answered;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionLifetime.reportUnauthorized(epoch);
    throw error;
  }
}

/**
 * `names`: the names of the chosen companies. Returns the new session, which other tabs have begun already and this
 * page begins when it is ready. Throws ApiError.
 */
export function impersonate(choice: Impersonation, names: CompanyNames): Promise<SessionView> {
  return changeImpersonation({ method: "PUT", body: choice, fallback: IMPERSONATION_FAILED }, names);
}

/** Ends the impersonation; returns and throws like `impersonate`. */
export function stopImpersonating(): Promise<SessionView> {
  return changeImpersonation({ method: "DELETE", fallback: STOP_IMPERSONATING_FAILED }, null);
}
