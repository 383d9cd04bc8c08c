/** What the handlers below /api/session share: the origin check, the session, and an answer for a token that fits no cookie. */
import "server-only";
import { failureWith, SESSION_EXPIRED } from "../../contract/failure";
import { answerFailure, refuse } from "../answer";
import { type ServerEnv, serverEnv } from "../env";
import { isFromOurPages } from "../same-origin";
import { readSession } from "./read-session";
import { clearSessionCookie, SessionTooLargeError } from "./session-cookie";
import type { SessionRecord } from "./session-record";

export type SessionCall = {
  request: Request;
  env: ServerEnv;
  session: SessionRecord | null;
  sealed: string | null;
};

export function answerSignedOut(env: ServerEnv): Response {
  return answerFailure(401, failureWith(SESSION_EXPIRED, "unauthorized"), env, clearSessionCookie(env));
}

/** Wraps a handler of the app's own session calls. */
export function sessionCall(handle: (call: SessionCall) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const env = serverEnv();
    if (!isFromOurPages(request.method, request.headers, env.APP_ORIGIN)) {
      return refuse(403, "This call is not from our own pages", "forbidden", env);
    }
    try {
      const { session, sealed } = await readSession(request.headers.get("cookie"), env);
      return await handle({ request, env, session, sealed });
    } catch (error) {
      if (!(error instanceof SessionTooLargeError)) throw error;
      return refuse(500, error.message, "server_error", env);
    }
  };
}
