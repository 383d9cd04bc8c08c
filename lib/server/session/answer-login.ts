/** The way from employee/login's answer to ours: a session and its cookie, or the backend's refusal (contract section 3). */

import { failureWith } from "../../contract/failure";
import { answerFailure, answerJson } from "../answer";
import type { BackendAnswer } from "../ask-backend";
import type { ServerEnv } from "../env";
import { beginSession, endSession } from "./ended-sessions";
import { revokeSurely } from "./revoke-token";
import { sealCookie } from "./seal-cookie";
import type { SessionRecord } from "./session-record";
import { readAccessToken, startSession } from "./start-session";

export type LoginContext = {
  env: ServerEnv;
  /** What the browser's cookie held before, dead or alive: the new session takes its place. */
  held: SessionRecord | null;
  /** Which step of several the login was; told with its failure. */
  step?: "login";
};

/** Ends the session that another one takes the place of, here and at the backend. */
async function endReplaced(held: SessionRecord | null, accessToken: string): Promise<void> {
  if (!held) return;
  endSession(held);
  if (held.accessToken !== accessToken) await revokeSurely(held.accessToken);
}

/**
 * The employee, with the role that the session has, and whether MFA is open. A failure joins the backend's messages and
 * passes its reset link and lock on. Where no session comes of a login, its token is revoked. Throws SessionTooLargeError.
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
  const letGo = async () => {
    if (accessToken) await revokeSurely(accessToken);
  };
  const started = startSession(answer.value, Date.now());
  if ("message" in started) {
    await letGo();
    return answerFailure(500, { ...failureWith(started.message, "server_error"), ...stepField }, env);
  }
  const { record } = started;
  const setCookie = await sealCookie(record, env).catch(async (error: unknown) => {
    await letGo();
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
