/** GET /api/session: the session of this browser. */
import type { SessionView } from "../../domain/session-view";
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import { scopeOf, writeScope } from "../calls/session-scope";
import { callSession } from "./call-session";
import { SESSION_UNREADABLE } from "./copy";

/** Reads under the shared lock, so that no sign-in or sign-out comes between the answer and the update of the scope. */
export function readSession(): Promise<SessionView | null> {
  return withLock(SESSION_LOCK, "shared", async () => {
    const { session } = await callSession<{ session: SessionView | null }>({
      method: "GET",
      fallback: SESSION_UNREADABLE,
    });
    writeScope(scopeOf(session));
    return session;
  });
}
