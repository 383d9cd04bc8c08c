/** Whether a session, or its absence, may make this call. */
import { failureWith, SESSION_EXPIRED } from "../../contract/failure";
import { answerFailure, refuse } from "../answer";
import type { ServerEnv } from "../env";
import { clearSessionCookie } from "../session/session-cookie";
import type { SessionRecord } from "../session/session-record";
import type { NamedRow } from "./match-rows";

/** 401 without a session, and then a dead cookie goes; while MFA is open only the rows that belong to it pass. */
export function checkSession(
  row: NamedRow,
  session: SessionRecord | null,
  sealed: string | null,
  env: ServerEnv,
): Response | null {
  if (row.access === "public") return null;
  if (!session) {
    const setCookie = sealed ? clearSessionCookie(env) : undefined;
    return answerFailure(401, failureWith(SESSION_EXPIRED, "unauthorized"), env, setCookie);
  }
  // Not a 401: that would sign out, and end the sign-in that another tab is in the middle of.
  if (session.isMfaPending && row.access !== "pending")
    return refuse(403, "Please finish signing in", "forbidden", env);
  return null;
}
