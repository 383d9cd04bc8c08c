/** Reads the session of a request, in Node. */
import "server-only";
import { type ServerEnv, serverEnv } from "../env";
import { isSessionEnded } from "./ended-sessions";
import { recallSession, rememberSession } from "./session-cache";
import { readSessionCookie } from "./session-cookie";
import { isSessionAlive } from "./session-lifetime";
import type { SessionRecord } from "./session-record";
import { unsealSession } from "./session-seal";

export type SessionRead = {
  /** Null if nobody is signed in, the session was ended, or it has expired. */
  session: SessionRecord | null;
  /** The cookie's value, valid or not. */
  sealed: string | null;
  /** The record in the cookie, valid or not; null if the seal is not the app's. */
  held: SessionRecord | null;
  /** Whether the session was ended by a log-out or another sign-in; the browser may have a newer cookie. */
  isEnded: boolean;
};

/** Reads the session from a Cookie header; `now` in milliseconds since 1970. */
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
  const isValid = held !== null && !isEnded && isSessionAlive(held, env, now);
  return { session: isValid ? held : null, sealed, held, isEnded };
}
