/** Turns the answer of employee/login into a session and its cookie, or the backend's refusal (contract section 3). */

import { failureWith } from "../../contract/failure";
import { answerFailure, answerJson } from "../answer";
import type { ServerEnv } from "../env";
import type { BackendAnswer } from "../request-backend";
import { beginSession, endSession } from "./ended-sessions";
import { revokeSurely } from "./revoke-token";
import { sealCookie } from "./seal-cookie";
import type { SessionRecord } from "./session-record";
import { readAccessToken, startSession } from "./start-session";

export type LoginContext = {
  env: ServerEnv;
  /** The record in the browser's cookie, valid or not; the new session replaces it. */
  held: SessionRecord | null;
  /** The step of a multi-step login, returned with its failure. */
  step?: "login";
};

/** Ends the replaced session, here and at the backend. */
async function endReplaced(held: SessionRecord | null, accessToken: string): Promise<void> {
  if (!held) return;
  endSession(held);
  if (held.accessToken !== accessToken) await revokeSurely(held.accessToken);
}

/**
 * Returns the employee with the session's role, and whether MFA is open. A failure joins the backend's messages, and
 * passes on its reset link and lock. If a login gives no session, its token is revoked. Throws SessionTooLargeError.
 */
export async function answerLogin(answer: BackendAnswer, { env, held, step }: LoginContext): Promise<Response> {
  const stepField = step && { step };
  if (!answer.isOk) {
    const { status, isLockedOut, passwordResetLink } = answer.failure;
    const message = status.map((entry) => entry.message).join(" ");
    const type = status[0]?.type ?? "server_error";
    const joined = {
      status: [{ message, type }],
      ...(isLockedOut && { isLockedOut }),
      ...(passwordResetLink && { passwordResetLink }),
      ...stepField,
    };
    return answerFailure(answer.httpStatus, joined, env);
  }
  const accessToken = readAccessToken(answer.value);
  const discardToken = async () => {
    if (accessToken) await revokeSurely(accessToken);
  };
  const started = startSession(answer.value, Date.now());
  if ("message" in started) {
    await discardToken();
    return answerFailure(500, { ...failureWith(started.message, "server_error"), ...stepField }, env);
  }
  const { record } = started;
  const setCookie = await sealCookie(record, env).catch(async (error: unknown) => {
    await discardToken();
    throw error;
  });
  await endReplaced(held, record.accessToken);
  beginSession(record);
  const body = {
    employee: { ...(answer.value.employee as object), role: record.role },
    isMfaPending: record.isMfaPending,
    ...(record.isMfaPending && { availableMfaChannels: record.availableMfaChannels, isMfaCodeSent: true }),
  };
  return answerJson(body, env, { setCookie });
}
