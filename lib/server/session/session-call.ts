/**
 * Shared by the handlers below /api/session: the origin check, the session, and the answer for a token that fits no
 * cookie.
 */
import "server-only";
import { failureWith, SESSION_EXPIRED } from "../../contract/failure";
import { answerFailure, refuse } from "../answer";
import { answerFaults } from "../answer-faults";
import { type ServerEnv, serverEnv } from "../env";
import { isFromOurPages } from "../same-origin";
import { isSessionEnded } from "./ended-sessions";
import { readSession, type SessionRead } from "./read-session";
import { clearSessionCookie, SessionTooLargeError } from "./session-cookie";

export type SessionCall = SessionRead & { request: Request; env: ServerEnv };
type Handle = (call: SessionCall) => Promise<Response>;

/** The browser serializes these calls, so the cookie received is the one to clear. */
export function answerSignedOut(env: ServerEnv): Response {
  return answerFailure(401, failureWith(SESSION_EXPIRED, "unauthorized"), env, clearSessionCookie(env));
}

/**
 * Answers a call whose session ended meanwhile: the browser may have the next session's cookie, so none is cleared.
 */
export function answerEndedMeanwhile(env: ServerEnv): Response {
  return answerFailure(401, failureWith(SESSION_EXPIRED, "unauthorized"), env);
}

/** Wraps a handler of the app's own session calls. */
export function sessionCall(handle: Handle): (request: Request) => Promise<Response> {
  return answerFaults(async (request) => {
    const env = serverEnv();
    if (!isFromOurPages(request.method, request.headers, env.APP_ORIGIN)) {
      return refuse(403, "This call is not from our own pages", "forbidden", env);
    }
    try {
      return await handle({ request, env, ...(await readSession(request.headers.get("cookie"), env)) });
    } catch (error) {
      if (!(error instanceof SessionTooLargeError)) throw error;
      return refuse(500, error.message, "server_error", env);
    }
  });
}

/**
 * Wraps a handler that reseals its session. A session that ended while the handler waited stays ended, so that a
 * log-out wins.
 */
export function renewingCall(handle: Handle): (request: Request) => Promise<Response> {
  return sessionCall(async (call) => {
    const answer = await handle(call);
    if (!call.session || !isSessionEnded(call.session)) return answer;
    return answerEndedMeanwhile(call.env);
  });
}
