/** DELETE /api/session: a manual sign-out. */
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import { sessionLifetime } from "../calls/session-lifetime";
import { writeScope } from "../calls/session-scope";
import { callSession } from "./call-session";
import { SIGN_OUT_FAILED } from "./copy";
import { sessionTabs } from "./session-tabs";

/**
 * Clears the session from this page and shows the sign-in in every tab, without a return path. Unsent edits stay in
 * the queue for the same person. Throws ApiError if the app could not be reached.
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
