/**
 * Judges a 401. The answer may be late: another tab may have signed in since the call was sent, and that session must
 * not end. The cookie's session is read under the session's lock.
 */
import type { SessionView } from "../../domain/session-view";
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import type { Verdict } from "../calls/session-lifetime";
import { scopeOf, writeScope } from "../calls/session-scope";
import { callSession } from "./call-session";
import { SESSION_UNREADABLE } from "./copy";

/** After this time without an answer the session counts as ended. */
const TIMEOUT_MS = 10_000;

/** The session that this page knows; null before the first read. */
export type ShownSession = { current: SessionView | null };

/** The maximum lifetime is fixed at sign-in, so it identifies a session. */
function isSameSession(one: SessionView, other: SessionView): boolean {
  return one.employeeKey === other.employeeKey && one.absoluteExpiresAt === other.absoluteExpiresAt;
}

async function readVerdict(shown: ShownSession): Promise<Verdict> {
  const call = (method: "GET" | "DELETE") =>
    callSession<{ session: SessionView | null } | null>({ method, fallback: SESSION_UNREADABLE });
  const session = (await call("GET"))?.session ?? null;
  if (session && !(shown.current && isSameSession(session, shown.current))) {
    writeScope(scopeOf(session));
    shown.current = session;
    return "another";
  }
  writeScope(null);
  // A remaining cookie would redirect from the sign-in page back to the app.
  if (session) await call("DELETE");
  return "over";
}

/**
 * Judges a 401. If the cookie holds another session, that becomes the known one, so that its next 401 ends it. Never
 * rejects; without an answer the session is over.
 */
export async function judgeUnauthorized(shown: ShownSession): Promise<Verdict> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Verdict>((resolve) => {
    timer = setTimeout(() => resolve("over"), TIMEOUT_MS);
  });
  const judgment = withLock(SESSION_LOCK, "exclusive", () => readVerdict(shown));
  const verdict = await Promise.race([judgment.catch((): Verdict => "over"), timeout]);
  clearTimeout(timer);
  return verdict;
}
