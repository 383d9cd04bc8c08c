/** DELETE /api/session: a sign-out that the user asked for. */
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import { sessionLifetime } from "../calls/session-lifetime";
import { writeScope } from "../calls/session-scope";
import { callSession } from "./call-session";
import { SIGN_OUT_FAILED } from "./copy";
import { sessionTabs } from "./session-tabs";

/**
 * Afterwards nothing of the session is left in this page, and every tab shows the sign-in; no `from` is remembered.
 * Edits that wait stay in the queue for the same person. Throws ApiError when the app could not be reached.
 */
export async function signOut(): Promise<void> {
  sessionLifetime.change();
  sessionTabs().post({ type: "changing" });
  await withLock(SESSION_LOCK, "exclusive", async () => {
    await callSession<null>({ method: "DELETE", fallback: SIGN_OUT_FAILED });
    writeScope(null);
  });
  sessionTabs().post({ type: "ended", reason: "manual" });
  sessionLifetime.end("manual");
}
