/** POST /api/session/mfa: employee/verify-mfa turns a pending session into a full one. */
import { object, string } from "yup";
import { failureWith } from "../../contract/failure";
import { answerFailure, answerJson, refuse } from "../answer";
import { readJsonBody } from "../read-json-body";
import { requestBackend } from "../request-backend";
import { beginSession, endSession, isSessionEnded } from "./ended-sessions";
import { revokeSurely } from "./revoke-token";
import { sealCookie } from "./seal-cookie";
import { answerEndedMeanwhile, answerSignedOut, type SessionCall } from "./session-call";
import { readAccessToken, sessionFactsOf } from "./start-session";

const codeBody = object({ code: string().required().max(64) });

export async function verifyMfa({ request, env, session }: SessionCall): Promise<Response> {
  if (!session) return answerSignedOut(env);
  if (!session.isMfaPending) {
    return answerFailure(409, failureWith("This session is already verified", "conflict"), env);
  }
  const read = await readJsonBody(request, codeBody);
  if (!("body" in read)) return refuse(read.httpStatus, read.reason, "invalid_input", env);
  const answer = await requestBackend("employee.verifyMfa", { body: read.body, accessToken: session.accessToken });
  if (isSessionEnded(session)) {
    const stale = answer.isOk ? readAccessToken(answer.value) : null;
    if (stale) await revokeSurely(stale);
    return answerEndedMeanwhile(env);
  }
  // A 401 does not mean a wrong code: the backend has ended the pending session.
  if (!answer.isOk && answer.httpStatus === 401) return answerSignedOut(env);
  if (!answer.isOk) {
    const { status, isLockedOut } = answer.failure;
    return answerFailure(answer.httpStatus, { status, ...(isLockedOut && { isLockedOut }) }, env);
  }
  const now = Date.now();
  const record = {
    ...session,
    ...sessionFactsOf(answer.value.employee),
    accessToken: readAccessToken(answer.value) ?? session.accessToken,
    isMfaPending: false,
    availableMfaChannels: [],
    issuedAt: now,
    touchedAt: now,
  };
  const setCookie = await sealCookie(record, env).catch(async (error: unknown) => {
    await revokeSurely(record.accessToken);
    throw error;
  });
  // The backend has exchanged its token for the new one.
  endSession(session);
  beginSession(record);
  const employee = { ...(answer.value.employee as object), role: record.role };
  return answerJson({ employee }, env, { setCookie });
}
