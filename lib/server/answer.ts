/** Answers of the app's own handlers: JSON, never stored, failures in the contract's shape. */
import { type Failure, type FailureType, failureWith } from "../contract/failure";
import type { ServerEnv } from "./env";
import { strictTransportSecurity } from "./page-headers";

/** Returns the headers of every answer below /api. */
export function callHeaders(env: Pick<ServerEnv, "isHttps">): Headers {
  const headers = new Headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  if (env.isHttps) headers.set(...strictTransportSecurity);
  return headers;
}

/** Returns a JSON answer; `setCookie` is a complete Set-Cookie value. */
export function answerJson(
  body: object,
  env: Pick<ServerEnv, "isHttps">,
  { httpStatus = 200, setCookie }: { httpStatus?: number; setCookie?: string | undefined } = {},
): Response {
  const headers = callHeaders(env);
  if (setCookie) headers.append("set-cookie", setCookie);
  return Response.json(body, { status: httpStatus, headers });
}

export function answerFailure(
  httpStatus: number,
  failure: Failure,
  env: Pick<ServerEnv, "isHttps">,
  setCookie?: string,
): Response {
  return answerJson(failure, env, { httpStatus, setCookie });
}

/** Refuses a call before the backend is called. */
export function refuse(
  httpStatus: number,
  message: string,
  type: FailureType,
  env: Pick<ServerEnv, "isHttps">,
): Response {
  return answerFailure(httpStatus, failureWith(message, type), env);
}

/** Answers a client that has disconnected. Nobody reads the answer; other proxies log 499 in this case. */
export const answerNobody = (): Response => new Response(null, { status: 499 });
