/**
 * What a 401 means to this page. The answer may be late: another tab may have signed in since the call went out, and that
 * session must not end with the one before. Under the session's lock the cookie is asked whose it is now.
 */
import type { SessionView } from "../../domain/session-view";
import { SESSION_LOCK, withLock } from "../browser/web-locks";
import type { Verdict } from "../calls/session-lifetime";
import { scopeOf, writeScope } from "../calls/session-scope";
import { callSession } from "./call-session";
import { SESSION_UNREADABLE } from "./copy";

/** Who gets no answer for so long is told of the end. */
const PATIENCE_MS = 10_000;

/** The session that this page knows; null where it has read none yet. */
export type ShownSession = { current: SessionView | null };

/** A session keeps its absolute end from the sign-in on, whatever else of it changes. */
function isSameSession(one: SessionView, other: SessionView): boolean {
  return one.employeeKey === other.employeeKey && one.absoluteExpiresAt === other.absoluteExpiresAt;
}

async function ask(shown: ShownSession): Promise<Verdict> {
  const call = (method: "GET" | "DELETE") =>
    callSession<{ session: SessionView | null } | null>({ method, fallback: SESSION_UNREADABLE });
  const session = (await call("GET"))?.session ?? null;
  if (session && !(shown.current && isSameSession(session, shown.current))) {
    writeScope(scopeOf(session));
    shown.current = session;
    return "another";
  }
  writeScope(null);
  // Its cookie is still there: left, it would lead from the sign-in straight back.
  if (session) await call("DELETE");
  return "over";
}

/** Another session becomes the `shown` one, so the next 401 is its end. Never fails; without an answer it is over. */
export async function judgeUnauthorized(shown: ShownSession): Promise<Verdict> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<Verdict>((resolve) => {
    timer = setTimeout(() => resolve("over"), PATIENCE_MS);
  });
  const asked = withLock(SESSION_LOCK, "exclusive", () => ask(shown));
  const verdict = await Promise.race([asked.catch((): Verdict => "over"), patience]);
  clearTimeout(timer);
  return verdict;
}
