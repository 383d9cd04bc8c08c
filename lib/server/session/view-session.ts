/** GET /api/session: who is signed in. An invalid cookie is cleared, and the token of an expired one revoked. */
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
