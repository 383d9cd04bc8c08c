/** The session of a request, in Node. */
import "server-only";
import { type ServerEnv, serverEnv } from "../env";
import { isSessionEnded } from "./ended-sessions";
import { recallSession, rememberSession } from "./session-cache";
import { readSessionCookie } from "./session-cookie";
import { isSessionAlive } from "./session-lifetime";
import type { SessionRecord } from "./session-record";
import { unsealSession } from "./session-seal";

export type SessionRead = {
  /** null when nobody is signed in, the session was ended, or its time is over. */
  session: SessionRecord | null;
  /** The cookie as it came, dead or alive. */
  sealed: string | null;
  /** What the cookie holds, dead or alive; null for what is no seal of ours. */
  held: SessionRecord | null;
  /** Ended here by a log-out or another sign-in: the browser may hold a newer cookie by now. */
  isEnded: boolean;
};

/** Reads the cookie of a Cookie header; `now` in milliseconds since 1970. */
export async function readSession(
  cookieHeader: string | null,
  env: ServerEnv = serverEnv(),
  now: number = Date.now(),
): Promise<SessionRead> {
  const sealed = readSessionCookie(cookieHeader, env);
  if (!sealed) return { session: null, sealed: null, held: null, isEnded: false };
  let held = recallSession(sealed);
  if (!held) {
    held = await unsealSession(sealed, env.sessionSecrets);
    if (held) rememberSession(sealed, held);
  }
  const isEnded = held !== null && isSessionEnded(held);
  const isOpen = held !== null && !isEnded && isSessionAlive(held, env, now);
  return { session: isOpen ? held : null, sealed, held, isEnded };
}
