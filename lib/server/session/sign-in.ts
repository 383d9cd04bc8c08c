/** POST /api/session: employee/login, and a session (contract sections 2 and 3). */
import { object, string } from "yup";
import { answerFailure, answerJson, refuse } from "../answer";
import { askBackend } from "../ask-backend";
import { readJsonBody } from "../read-json-body";
import { sealCookie } from "./seal-cookie";
import type { SessionCall } from "./session-call";
import { startSession } from "./start-session";

const credentials = object({
  email: string().required().max(320),
  password: string().required().max(1_024),
  timezone: string().required().max(100),
});

/** The employee and whether MFA is open; a failure joins the backend's messages and passes its reset link and lock on. */
export async function signIn({ request, env }: SessionCall): Promise<Response> {
  const read = await readJsonBody(request, credentials);
  if (!("body" in read)) return refuse(read.httpStatus, read.reason, "invalid_input", env);
  const answer = await askBackend("employee.login", { body: read.body });
  if (!answer.isOk) {
    const { status, isLockedOut, passwordResetLink } = answer.failure;
    const message = status.map((entry) => entry.message).join(" ");
    const type = status[0]?.type ?? "server_error";
    const joined = {
      status: [{ message, type }],
      ...(isLockedOut && { isLockedOut }),
      ...(passwordResetLink && { passwordResetLink }),
    };
    return answerFailure(answer.httpStatus, joined, env);
  }
  const started = startSession(answer.value, Date.now());
  if ("message" in started) return refuse(500, started.message, "server_error", env);
  const { isMfaPending, availableMfaChannels } = started.record;
  const body = {
    employee: answer.value.employee,
    isMfaPending,
    ...(isMfaPending && { availableMfaChannels, isMfaCodeSent: true }),
  };
  return answerJson(body, env, { setCookie: await sealCookie(started.record, env) });
}
