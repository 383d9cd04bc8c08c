/** Forwards a matched and permitted call to the backend, and passes its answer back. */
import "server-only";
import { readRowFailure } from "../../contract/failure";
import { answerFailure, answerNobody, callHeaders, refuse } from "../answer";
import type { Backend } from "../backend-pool";
import type { ServerEnv } from "../env";
import { codeOf, log, NO_ANSWER } from "../log";
import { mayClearCookie } from "../session/ended-sessions";
import { forgetSession } from "../session/session-cache";
import { clearSessionCookie } from "../session/session-cookie";
import type { SessionRecord } from "../session/session-record";
import { passAnswer, readUpstreamFailure } from "./answer-upstream";
import { headersToBackend } from "./backend-headers";
import { BackendTimeoutError, startCallClock } from "./call-clock";
import { CallEnd } from "./call-end";
import { callUpstream } from "./call-upstream";
import { BodyTooLargeError } from "./limited-body";
import type { NamedRow } from "./match-rows";

export type ForwardedCall = {
  request: Pick<Request, "headers" | "signal">;
  row: NamedRow;
  session: SessionRecord | null;
  sealed: string | null;
  isOwn: boolean;
  body: ReadableStream<Uint8Array> | Uint8Array | null;
  search: string;
  env: ServerEnv;
  backend: Backend;
};

class ClientLeftError extends Error {}

const MAX_STATUS = 599;

/** Every answer carries the request id, so that it can be found in both logs. */
export async function forwardCall(call: ForwardedCall): Promise<Response> {
  const { request, row, session } = call;
  const isAsSelf = row.asSelf === "own-key" ? call.isOwn : row.asSelf;
  const headers = headersToBackend({ row, given: request.headers, session, isAsSelf });
  const answer = await forward(call, headers);
  answer.headers.set("x-request-id", headers["x-request-id"] ?? "");
  return answer;
}

async function forward(call: ForwardedCall, headers: Record<string, string>): Promise<Response> {
  const { request, row, session, env } = call;
  const callEnd = new CallEnd();
  const silenceMs = row.encoding === "json" ? env.BACKEND_TIMEOUT_MS : env.UPLOAD_TIMEOUT_MS;
  const clock = startCallClock(silenceMs, (error) => callEnd.end(error));
  const abandonCall = () => {
    clock.stop();
    callEnd.end(new ClientLeftError());
  };
  if (request.signal.aborted) abandonCall();
  request.signal.addEventListener("abort", abandonCall, { once: true });
  try {
    const answer = await callUpstream(call.backend, {
      method: row.method,
      path: `/${row.path}${call.search}`,
      headers,
      body: call.body,
      bodyLimit: row.bodyLimit,
      end: callEnd,
      clock,
    });
    const status = answer.statusCode;
    const isExpected304 = status === 304 && row.method === "GET" && request.headers.has("if-none-match");
    if ((status >= 200 && status < 300) || isExpected304) return passAnswer(answer, callHeaders(env), clock);
    if (status < 400 || status > MAX_STATUS) {
      abandonCall();
      return answerFailure(502, readRowFailure(row, null, 502), env);
    }
    const failure = await readUpstreamFailure(answer, row, clock);
    const isSignedOut = status === 401 && row.signsOutOn401 && headers["x-access-token"] !== undefined;
    if (isSignedOut && call.sealed) forgetSession(call.sealed);
    const mustClearCookie = isSignedOut && session !== null && mayClearCookie(session);
    const refusal = answerFailure(status, failure, env, mustClearCookie ? clearSessionCookie(env) : undefined);
    const retryAfter = answer.headers["retry-after"];
    if (typeof retryAfter === "string") refusal.headers.set("retry-after", retryAfter);
    return refusal;
  } catch (error) {
    clock.stop();
    if (error instanceof BodyTooLargeError) return refuse(413, "This is too large to send", "invalid_input", env);
    if (request.signal.aborted) return answerNobody();
    const status = error instanceof BackendTimeoutError ? 504 : 502;
    log.warn({ requestId: headers["x-request-id"], row: row.name, status, code: codeOf(error) }, NO_ANSWER);
    return answerFailure(status, readRowFailure(row, null, status), env);
  }
}
