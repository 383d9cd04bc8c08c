/** POST /api/session: email and password. */
import { signInRows } from "../../contract/sign-in";
import type { Employee, MfaChannel } from "../../domain/entities";
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import { sessionLifetime } from "../calls/session-lifetime";
import { writeScope } from "../calls/session-scope";
import { callSession } from "./call-session";
import { detectTimezone } from "./detect-timezone";
import { sessionTabs } from "./session-tabs";

export type SignInAnswer = {
  employee: Employee;
  /** Whether a code is still required; until it is entered, only public routes are open. */
  isMfaPending: boolean;
  availableMfaChannels?: MfaChannel[];
  isMfaCodeSent?: boolean;
};

/** Signs in. Throws ApiError: with `passwordResetLink` for an expired password, `isLockedOut` for a locked account. */
export async function signIn(credentials: { email: string; password: string }): Promise<SignInAnswer> {
  sessionTabs().post({ type: "changing" });
  const { fallback, outage } = signInRows["employee.login"];
  const answer = await withLock(SESSION_LOCK, "exclusive", async () => {
    const started = await callSession<SignInAnswer>({
      method: "POST",
      body: { ...credentials, timezone: detectTimezone() },
      fallback,
      outage,
    });
    writeScope(started.isMfaPending ? null : started.employee.key);
    return started;
  });
  sessionLifetime.begin();
  sessionTabs().post({ type: "began" });
  return answer;
}
