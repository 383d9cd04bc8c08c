/** Seals a record into a Set-Cookie value. */
import type { ServerEnv } from "../env";
import { setSessionCookie } from "./session-cookie";
import type { SessionRecord } from "./session-record";
import { sealSession } from "./session-seal";

/** Throws SessionTooLargeError if the seal does not fit a cookie. */
export async function sealCookie(record: SessionRecord, env: ServerEnv): Promise<string> {
  return setSessionCookie(await sealSession(record, env.sessionSecrets), env);
}
