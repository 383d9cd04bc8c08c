/** GET /api/session: returns who is signed in. Clears an invalid cookie and revokes an expired session's token. */
import { answerJson } from "../answer";
import { endOverdue } from "./revoke-token";
import type { SessionCall } from "./session-call";
import { clearSessionCookie } from "./session-cookie";
import { toSessionView } from "./session-view";

export async function viewSession({ session, sealed, held, isEnded, env }: SessionCall): Promise<Response> {
  if (session) return answerJson({ session: toSessionView(session, env) }, env);
  if (held && !isEnded) endOverdue(held);
  return answerJson({ session: null }, env, { setCookie: sealed ? clearSessionCookie(env) : undefined });
}
