/** The session of a request, in Node. */
import "server-only";
import { type ServerEnv, serverEnv } from "../env";
import { recallSession, rememberSession } from "./session-cache";
import { readSessionCookie } from "./session-cookie";
import { isSessionAlive } from "./session-lifetime";
import type { SessionRecord } from "./session-record";
import { unsealSession } from "./session-seal";

export type SessionRead = {
  /** null when nobody is signed in, or the session's time is over. */
  session: SessionRecord | null;
  /** The cookie as it came, dead or alive. */
  sealed: string | null;
};

/** Reads the cookie of a Cookie header; `now` in milliseconds since 1970. */
export async function readSession(
  cookieHeader: string | null,
  env: ServerEnv = serverEnv(),
  now: number = Date.now(),
): Promise<SessionRead> {
  const sealed = readSessionCookie(cookieHeader, env);
  if (!sealed) return { session: null, sealed: null };
  let record = recallSession(sealed);
  if (!record) {
    record = await unsealSession(sealed, env.sessionSecrets);
    if (record) rememberSession(sealed, record);
  }
  return { session: record && isSessionAlive(record, env, now) ? record : null, sealed };
}
