/** What the handlers below /api/session share: the origin check, the session, and an answer for a token that fits no cookie. */
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

/** These calls are serialised in the browser, so the cookie that came is the one that goes. */
export function answerSignedOut(env: ServerEnv): Response {
  return answerFailure(401, failureWith(SESSION_EXPIRED, "unauthorized"), env, clearSessionCookie(env));
}

/** For a session that was ended while its call was on its way: the cookie there may be the next one's, and stays. */
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
 * The same for a handler that seals the session it came with again. One that was ended while the handler waited stays
 * ended, so that a log-out wins.
 */
export function renewingCall(handle: Handle): (request: Request) => Promise<Response> {
  return sessionCall(async (call) => {
    const answer = await handle(call);
    if (!call.session || !isSessionEnded(call.session)) return answer;
    return answerEndedMeanwhile(call.env);
  });
}
