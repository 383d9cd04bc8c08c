/** DELETE /api/session: revokes the token at the backend if it answers, and deletes the cookie in any case. */
import { callHeaders } from "../answer";
import { endSession } from "./ended-sessions";
import { revokeSurely } from "./revoke-token";
import { forgetSession } from "./session-cache";
import type { SessionCall } from "./session-call";
import { clearSessionCookie } from "./session-cookie";

/** An expired cookie is signed out like any other, because its token may be valid at the backend. */
export async function signOut({ env, held, sealed }: SessionCall): Promise<Response> {
  if (held) {
    // Ends the session first, so that no call in progress reseals it.
    endSession(held);
    await revokeSurely(held.accessToken);
  }
  if (sealed) forgetSession(sealed);
  const headers = callHeaders(env);
  headers.append("set-cookie", clearSessionCookie(env));
  return new Response(null, { status: 204, headers });
}
