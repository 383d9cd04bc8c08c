/** The cookie: its name, reading and writing. Only api/session sets it; the proxy may delete it. */

/** The most that browsers store of one cookie, attributes included. */
const COOKIE_MAXIMUM_BYTES = 4_096;

type CookieEnv = { isHttps: boolean; APP_ORIGIN: string };

export class SessionTooLargeError extends Error {}

/**
 * `__Host-` binds the cookie to this host. On http (localhost), ports share one cookie jar, so the name includes the
 * port.
 */
export function sessionCookieName(env: CookieEnv): string {
  return env.isHttps ? "__Host-lintel" : `lintel-${new URL(env.APP_ORIGIN).port || "80"}`;
}

function attributes(env: CookieEnv): string {
  return `Path=/; HttpOnly; SameSite=Lax${env.isHttps ? "; Secure" : ""}`;
}

/** Returns the Set-Cookie value of a sealed session, without expiry; throws SessionTooLargeError over 4096 bytes. */
export function setSessionCookie(sealed: string, env: CookieEnv): string {
  const cookie = `${sessionCookieName(env)}=${sealed}; ${attributes(env)}`;
  if (cookie.length > COOKIE_MAXIMUM_BYTES) {
    throw new SessionTooLargeError(
      `The session takes ${cookie.length} bytes, but a cookie holds at most ${COOKIE_MAXIMUM_BYTES}: the backend's access token is too long.`,
    );
  }
  return cookie;
}

export function clearSessionCookie(env: CookieEnv): string {
  return `${sessionCookieName(env)}=; ${attributes(env)}; Max-Age=0`;
}

/** Returns the sealed value in a Cookie header, or null. */
export function readSessionCookie(cookieHeader: string | null, env: CookieEnv): string | null {
  const start = `${sessionCookieName(env)}=`;
  const pair = cookieHeader?.split(";").find((part) => part.trimStart().startsWith(start));
  return pair?.trimStart().slice(start.length).trimEnd() || null;
}
