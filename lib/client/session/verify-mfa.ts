/** POST /api/session/mfa: verifies a one-time code or a backup code. */
import { signInRows } from "../../contract/sign-in";
import type { Employee } from "../../domain/entities";
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import { sessionLifetime } from "../calls/session-lifetime";
import { writeScope } from "../calls/session-scope";
import { callSession } from "./call-session";
import { sessionTabs } from "./session-tabs";

/** Turns the pending session into a full one. Throws ApiError: "expired" or "invalid_input", or `isLockedOut`. */
export async function verifyMfa(code: string): Promise<{ employee: Employee }> {
  sessionTabs().post({ type: "changing" });
  const { fallback, outage } = signInRows["employee.verifyMfa"];
  const answer = await withLock(SESSION_LOCK, "exclusive", async () => {
    const verified = await callSession<{ employee: Employee }>({
      method: "POST",
      path: "/mfa",
      body: { code },
      fallback,
      outage,
    });
    writeScope(verified.employee.key);
    return verified;
  });
  sessionLifetime.begin();
  sessionTabs().post({ type: "began" });
  return answer;
}
