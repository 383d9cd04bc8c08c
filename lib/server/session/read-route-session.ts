/** Reads the session for the middleware; runs on the edge, without the Node cache. */
import "server-only";
import type { RouteSession } from "../../access/decide-route";
import { type ServerEnv, serverEnv } from "../env";
import { readSessionCookie } from "./session-cookie";
import { isSessionAlive } from "./session-lifetime";
import { effectiveRoleOf, type SessionRecord } from "./session-record";
import { unsealSession } from "./session-seal";

function toRouteSession(record: SessionRecord): RouteSession {
  return {
    effectiveRole: effectiveRoleOf(record),
    isMfaPending: record.isMfaPending,
    passwordExpiresAt: record.passwordExpiresAt,
  };
}

/** Returns the session in a Cookie header for decideRoute, or null; `now` in milliseconds since 1970. */
export async function readRouteSession(
  cookieHeader: string | null,
  now: number,
  env: ServerEnv = serverEnv(),
): Promise<RouteSession | null> {
  const sealed = readSessionCookie(cookieHeader, env);
  const record = sealed ? await unsealSession(sealed, env.sessionSecrets) : null;
  return record && isSessionAlive(record, env, now) ? toRouteSession(record) : null;
}
