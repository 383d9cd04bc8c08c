/** A record as the Set-Cookie that carries it. */
import type { ServerEnv } from "../env";
import { setSessionCookie } from "./session-cookie";
import type { SessionRecord } from "./session-record";
import { sealSession } from "./session-seal";

/** Throws SessionTooLargeError when the seal fits no cookie. */
export async function sealCookie(record: SessionRecord, env: ServerEnv): Promise<string> {
  return setSessionCookie(await sealSession(record, env.sessionSecrets), env);
}
