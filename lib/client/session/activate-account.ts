/** POST /api/session/activate: an invited employee's first password, and the sign-in with it. */
import { rowOf } from "../../contract/endpoints";
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import { sessionLifetime } from "../calls/session-lifetime";
import { writeScope } from "../calls/session-scope";
import { callSession } from "./call-session";
import { detectTimezone } from "./detect-timezone";
import { sessionTabs } from "./session-tabs";
import type { SignInAnswer } from "./sign-in";

/** What an invitation's link carries. */
export type Invitation = { email: string; token: string; activationToken: string };

/** Throws ApiError, whose `step` is "activation" or "login": after the latter the password is set, and signing in is left. */
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
