/**
 * POST /api/session/refresh: reads the employee's own record again and reseals the session; only activity updates the
 * touch time. Impersonation ends if it is no longer permitted.
 */
import { boolean, object } from "yup";
import { mayImpersonateRole } from "../../access/permissions";
import { failureWith } from "../../contract/failure";
import { answerFailure, answerJson, refuse } from "../answer";
import { readJsonBody } from "../read-json-body";
import { requestBackend } from "../request-backend";
import { endOverdue } from "./revoke-token";
import { sealCookie } from "./seal-cookie";
import { forgetSession } from "./session-cache";
import { answerSignedOut, type SessionCall } from "./session-call";
import { sessionFactsOf } from "./start-session";

const activity = object({ isActive: boolean().required() });

export async function refreshSession({ request, env, session, sealed, held, isEnded }: SessionCall): Promise<Response> {
  if (!session) {
    if (held && !isEnded) endOverdue(held);
    return answerSignedOut(env);
  }
  if (session.isMfaPending) return answerFailure(403, failureWith("Please finish signing in", "forbidden"), env);
  const read = await readJsonBody(request, activity);
  if (!("body" in read)) return refuse(read.httpStatus, read.reason, "invalid_input", env);
  const touched = { ...session, touchedAt: read.body.isActive ? Date.now() : session.touchedAt };
  const answer = await requestBackend("employee.me", { accessToken: session.accessToken });
  if (!answer.isOk && answer.httpStatus !== 401) {
    // Activity counts even if the backend does not answer.
    return answerFailure(answer.httpStatus, { status: answer.failure.status }, env, await sealCookie(touched, env));
  }
  const facts = answer.isOk ? sessionFactsOf(answer.value.employee) : null;
  if (!answer.isOk || facts?.employeeKey !== session.employeeKey) {
    if (sealed) forgetSession(sealed);
    return answerSignedOut(env);
  }
  const { impersonation } = session;
  const isAllowed = impersonation !== null && mayImpersonateRole(facts.role, impersonation.role);
  const record = { ...touched, ...facts, impersonation: isAllowed ? impersonation : null };
  const employee = { ...(answer.value.employee as object), role: facts.role };
  return answerJson({ employee }, env, { setCookie: await sealCookie(record, env) });
}
