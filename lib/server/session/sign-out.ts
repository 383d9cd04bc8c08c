/** DELETE /api/session: the backend revokes the token if it can be reached; the cookie goes whatever it answers. */
import { callHeaders } from "../answer";
import { askBackend } from "../ask-backend";
import { forgetSession } from "./session-cache";
import type { SessionCall } from "./session-call";
import { clearSessionCookie } from "./session-cookie";

const LONGEST_WAIT_MS = 5_000;

export async function signOut({ env, session, sealed }: SessionCall): Promise<Response> {
  if (session) {
    const timeoutMs = Math.min(LONGEST_WAIT_MS, env.BACKEND_TIMEOUT_MS);
    await askBackend("employee.logout", { accessToken: session.accessToken, timeoutMs });
  }
  if (sealed) forgetSession(sealed);
  const headers = callHeaders(env);
  headers.append("set-cookie", clearSessionCookie(env));
  return new Response(null, { status: 204, headers });
}
