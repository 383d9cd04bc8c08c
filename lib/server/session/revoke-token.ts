/** Revoking a token at the backend: employee/logout, and again for a while where nobody answers. */
import "server-only";
import { askBackend } from "../ask-backend";
import { serverEnv } from "../env";
import { log } from "../log";
import { processWide } from "../process-wide";
import { endSession } from "./ended-sessions";
import type { SessionRecord } from "./session-record";

const LONGEST_WAIT_MS = 5_000;
/** Before each further try, in milliseconds. The token dies by itself when these are used up. */
const PAUSES_MS: readonly number[] = [10_000, 60_000, 300_000, 900_000];
const WAITING_AT_MOST = 1_000;

const tries = processWide("revoke-token", () => ({ waiting: 0 }));

/** Asks once, for 5 s at most; false when the backend has not said that the token is gone. A 401 says it: the token is dead already. */
export async function revokeToken(accessToken: string): Promise<boolean> {
  const timeoutMs = Math.min(LONGEST_WAIT_MS, serverEnv().BACKEND_TIMEOUT_MS);
  const answer = await askBackend("employee.logout", { accessToken, timeoutMs });
  return answer.isOk || answer.httpStatus === 401;
}

/** Further tries, while nobody waits. They do not keep the process alive. */
export function revokeLater(accessToken: string, pausesMs = PAUSES_MS): void {
  const [pause, ...rest] = pausesMs;
  if (pause === undefined || tries.waiting >= WAITING_AT_MOST) {
    log.warn("a token could not be revoked; it lives until the backend lets it expire");
    return;
  }
  tries.waiting += 1;
  const timer = setTimeout(async () => {
    tries.waiting -= 1;
    if (!(await revokeToken(accessToken))) revokeLater(accessToken, rest);
  }, pause);
  timer.unref();
}

/** Asks now, and later where the backend does not answer. */
export async function revokeSurely(accessToken: string): Promise<void> {
  if (!(await revokeToken(accessToken))) revokeLater(accessToken);
}

/** A session past its idle or absolute limit: over here, so its token goes too, while nobody waits. */
export function endOverdue(record: SessionRecord): void {
  endSession(record);
  revokeLater(record.accessToken);
}
