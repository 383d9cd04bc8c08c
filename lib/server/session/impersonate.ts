/**
 * PUT and DELETE /api/session/impersonation: sets and removes the role and companies that the session acts with
 * (contract section 3).
 */
import { array, object, string } from "yup";
import { may, mayImpersonateRole } from "../../access/permissions";
import { failureWith } from "../../contract/failure";
import { ROLES, type Role } from "../../domain/roles";
import { MAX_IMPERSONATED_COMPANIES } from "../../domain/session-view";
import { answerFailure, answerJson, refuse } from "../answer";
import type { ServerEnv } from "../env";
import { readJsonBody } from "../read-json-body";
import { requestBackend } from "../request-backend";
import { sealCookie } from "./seal-cookie";
import { forgetSession } from "./session-cache";
import { answerSignedOut, type SessionCall } from "./session-call";
import { SessionTooLargeError } from "./session-cookie";
import type { SessionRecord } from "./session-record";
import { toSessionView } from "./session-view";
import { sessionFactsOf } from "./start-session";

/** Characters that a list in a header can carry. */
const COMPANY_KEY = /^[\x21-\x2b\x2d-\x7e]{1,200}$/;
const choice = object({
  role: string<Role>().oneOf(ROLES).required(),
  companyKeys: array(string().matches(COMPANY_KEY).required()).required(),
});

const TOO_MANY = `At most ${MAX_IMPERSONATED_COMPANIES} companies can be chosen.`;
const TOO_LONG = "So many companies do not fit into the session. Please choose fewer.";
const NOT_ALLOWED = "Your role may not act in another one.";
const ABOVE_OWN_ROLE = "You may not act in a role above your own.";
const UNCHECKED = "Your role could not be checked, so nothing has changed. Please try again.";

function refusePending(env: ServerEnv): Response {
  return answerFailure(403, failureWith("Please finish signing in", "forbidden"), env);
}

async function answerSession(record: SessionRecord, env: ServerEnv): Promise<Response> {
  return answerJson({ session: toSessionView(record, env) }, env, { setCookie: await sealCookie(record, env) });
}

/** Returns the new session. Checks the role that the backend returns, because the session's may be out of date. */
export async function impersonate({ request, env, session, sealed }: SessionCall): Promise<Response> {
  if (!session) return answerSignedOut(env);
  if (session.isMfaPending) return refusePending(env);
  const read = await readJsonBody(request, choice);
  if (!("body" in read)) return refuse(read.httpStatus, read.reason, "invalid_input", env);
  const { role } = read.body;
  const companyKeys = [...new Set(read.body.companyKeys)];
  if (companyKeys.length > MAX_IMPERSONATED_COMPANIES) return refuse(400, TOO_MANY, "invalid_input", env);

  const answer = await requestBackend("employee.me", { accessToken: session.accessToken });
  if (!answer.isOk && answer.httpStatus >= 500) return refuse(answer.httpStatus, UNCHECKED, "server_error", env);
  if (!answer.isOk && answer.httpStatus !== 401) {
    return answerFailure(answer.httpStatus, { status: answer.failure.status }, env);
  }
  const facts = answer.isOk ? sessionFactsOf(answer.value.employee) : null;
  if (facts?.employeeKey !== session.employeeKey) {
    if (sealed) forgetSession(sealed);
    return answerSignedOut(env);
  }
  if (!may(facts.role, "impersonate")) return refuse(403, NOT_ALLOWED, "forbidden", env);
  if (!mayImpersonateRole(facts.role, role)) return refuse(403, ABOVE_OWN_ROLE, "forbidden", env);
  try {
    return await answerSession({ ...session, ...facts, impersonation: { role, companyKeys } }, env);
  } catch (error) {
    if (!(error instanceof SessionTooLargeError)) throw error;
    return refuse(400, TOO_LONG, "invalid_input", env);
  }
}

/** Ends impersonation; a session without it is unchanged. */
export async function stopImpersonating({ env, session }: SessionCall): Promise<Response> {
  if (!session) return answerSignedOut(env);
  if (session.isMfaPending) return refusePending(env);
  return answerSession({ ...session, impersonation: null }, env);
}
