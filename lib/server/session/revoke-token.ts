/** Revokes a token at the backend by employee/logout, with later retries if the backend does not answer. */
import "server-only";
import { serverEnv } from "../env";
import { log } from "../log";
import { processWide } from "../process-wide";
import { requestBackend } from "../request-backend";
import { endSession } from "./ended-sessions";
import type { SessionRecord } from "./session-record";

const MAX_WAIT_MS = 5_000;
/** Pauses before each retry, in milliseconds. After the last one, the token expires by itself. */
const PAUSES_MS: readonly number[] = [10_000, 60_000, 300_000, 900_000];
const MAX_WAITING_RETRIES = 1_000;

const retries = processWide("revoke-token", () => ({ waiting: 0 }));

/** Tries once, for at most 5 s; returns false if the backend has not confirmed. A 401 confirms an invalid token. */
export async function revokeToken(accessToken: string): Promise<boolean> {
  const timeoutMs = Math.min(MAX_WAIT_MS, serverEnv().BACKEND_TIMEOUT_MS);
  const answer = await requestBackend("employee.logout", { accessToken, timeoutMs });
  return answer.isOk || answer.httpStatus === 401;
}

/** Retries in the background. The retries do not keep the process running. */
export function revokeLater(accessToken: string, pausesMs = PAUSES_MS): void {
  const [pause, ...rest] = pausesMs;
  if (pause === undefined || retries.waiting >= MAX_WAITING_RETRIES) {
    log.warn("a token could not be revoked; it lives until the backend lets it expire");
    return;
  }
  retries.waiting += 1;
  const timer = setTimeout(async () => {
    retries.waiting -= 1;
    if (!(await revokeToken(accessToken))) revokeLater(accessToken, rest);
  }, pause);
  timer.unref();
}

/** Tries now, and later if the backend does not answer. */
export async function revokeSurely(accessToken: string): Promise<void> {
  if (!(await revokeToken(accessToken))) revokeLater(accessToken);
}

/** Revokes the token of a session past its idle or absolute limit, in the background. */
export function endOverdue(record: SessionRecord): void {
  endSession(record);
  revokeLater(record.accessToken);
}
