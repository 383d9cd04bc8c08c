/** POST /api/session/activate: sets an invited employee's first password and signs in. */
import { rowOf } from "../../contract/endpoints";
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import { sessionLifetime } from "../calls/session-lifetime";
import { writeScope } from "../calls/session-scope";
import { callSession } from "./call-session";
import { detectTimezone } from "./detect-timezone";
import { sessionTabs } from "./session-tabs";
import type { SignInAnswer } from "./sign-in";

/** The parameters of an invitation link. */
export type Invitation = { email: string; token: string; activationToken: string };

/**
 * Throws ApiError with the `step` that failed: "activation" or "login". If "login" failed, the password is set
 * nevertheless.
 */
export async function activateAccount(invitation: Invitation, password: string): Promise<SignInAnswer> {
  sessionLifetime.change();
  sessionTabs().post({ type: "changing" });
  const answer = await withLock(SESSION_LOCK, "exclusive", async () => {
    const started = await callSession<SignInAnswer>({
      method: "POST",
      path: "/activate",
      body: { ...invitation, password, timezone: detectTimezone() },
      fallback: rowOf("employee.activate").fallback,
    });
    writeScope(started.isMfaPending ? null : started.employee.key);
    return started;
  });
  sessionLifetime.begin();
  sessionTabs().post({ type: "began" });
  return answer;
}
