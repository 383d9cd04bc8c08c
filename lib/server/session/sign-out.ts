/** DELETE /api/session: the backend revokes the token if it can be reached; the cookie goes whatever it answers. */
import { callHeaders } from "../answer";
import { endSession } from "./ended-sessions";
import { revokeSurely } from "./revoke-token";
import { forgetSession } from "./session-cache";
import type { SessionCall } from "./session-call";
import { clearSessionCookie } from "./session-cookie";

/** A cookie past its time is logged out like any other: its token may live on at the backend. */
export async function signOut({ env, held, sealed }: SessionCall): Promise<Response> {
  if (held) {
    // First of all, so that no call that waits for the backend now seals the session again.
    endSession(held);
    await revokeSurely(held.accessToken);
  }
  if (sealed) forgetSession(sealed);
  const headers = callHeaders(env);
  headers.append("set-cookie", clearSessionCookie(env));
  return new Response(null, { status: 204, headers });
}
