/**
 * POST /api/session/activate: sets an invited employee's first password, and signs in with it (contract, "Activation").
 */
import { object, string } from "yup";
import { rowOf } from "../../contract/endpoints";
import { type Failure, failureWith } from "../../contract/failure";
import type { Role } from "../../domain/roles";
import { answerFailure } from "../answer";
import { readJsonBody } from "../read-json-body";
import { requestBackend } from "../request-backend";
import { answerLogin } from "./answer-login";
import type { SessionCall } from "./session-call";

/** Characters that a header can carry. */
const TOKEN = /^[\x21-\x7e]+$/;
const invitation = object({
  email: string().required().max(320),
  token: string().required().max(2_048).matches(TOKEN),
  activationToken: string().required().max(2_048),
  password: string().required().max(1_024),
  timezone: string().required().max(100),
});

/** Reads the invited role from the backend, never from the address; undefined if an activation does not keep it. */
async function readInvitedRole(accessToken: string): Promise<Role | undefined> {
  const answer = await requestBackend("employee.me", { accessToken });
  const { role } = ((answer.isOk && answer.value.employee) || {}) as { role?: unknown };
  return role === "superadmin" || role === "admin" ? role : undefined;
}

/** A failure names its `step`: if "login" fails, the account is already active and its password set. */
export async function activate({ request, env, held }: SessionCall): Promise<Response> {
  const failedWith = (httpStatus: number, { status }: Failure) =>
    answerFailure(httpStatus, { status, step: "activation" }, env);
  const read = await readJsonBody(request, invitation);
  if (!("body" in read)) {
    return failedWith(read.httpStatus, failureWith(rowOf("employee.activate").fallback, "invalid_input"));
  }
  const { email, token, activationToken, password, timezone } = read.body;
  const role = await readInvitedRole(token);
  const body = { email, password, activationToken, ...(role && { role }) };
  const activated = await requestBackend("employee.activate", { body, accessToken: token });
  if (!activated.isOk) return failedWith(activated.httpStatus, activated.failure);

  const login = await requestBackend("employee.login", { body: { email, password, timezone } });
  return answerLogin(login, { env, held, step: "login" });
}
