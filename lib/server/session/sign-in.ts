/** POST /api/session: employee/login, and a session (contract sections 2 and 3). */
import { object, string } from "yup";
import { rowOf } from "../../contract/endpoints";
import { refuse } from "../answer";
import { readJsonBody } from "../read-json-body";
import { requestBackend } from "../request-backend";
import { answerLogin } from "./answer-login";
import type { SessionCall } from "./session-call";

const credentials = object({
  email: string().required().max(320),
  password: string().required().max(1_024),
  timezone: string().required().max(100),
});

export async function signIn({ request, env, held }: SessionCall): Promise<Response> {
  const read = await readJsonBody(request, credentials);
  // The same text as for a wrong password: no account has a password this long.
  if (!("body" in read)) return refuse(read.httpStatus, rowOf("employee.login").fallback, "invalid_input", env);
  return answerLogin(await requestBackend("employee.login", { body: read.body }), { env, held });
}
