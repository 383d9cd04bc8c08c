/** GET /api/session: who is signed in. A cookie that is nobody's any more goes, and with it the token of one past its time. */
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
