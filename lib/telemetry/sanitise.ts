/**
 * The parts of a call that may go to a session recorder (specification section 7, "Third-party traffic"; quality rule
 * S18).
 */

/** `password`, `access-token` and `accessToken` in any case, and the app's other credentials. */
const SECRET_NAME = /password|access[-_ ]?token|^(?:proxy-)?authorization$|^(?:set-)?cookie$|identity[-_]?hash/i;
/** About 4 MB: characters, most of them one byte. */
export const LONG_BODY = 4 * 1024 * 1024;
export const CUT_LENGTH = 1_000;
/** An address, whose query and hash may hold signatures and tokens. */
const ADDRESS = /https?:\/\/[^\s"'<>]+/gi;
/** Pages with a token in their address. */
const LINK_TAIL = /(\/(?:reset-password|reset-expired-password|activate-account)\/)[^\s"'<>]+/gi;

const isSecret = (name: string): boolean => SECRET_NAME.test(name);

/** Drops the headers whose name contains a secret's. */
export function sanitiseHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => !isSecret(name)).map(([name, value]) => [name, cutTails(value)]),
  );
}

function cutTails(text: string): string {
  return text.replace(ADDRESS, (address) => address.replace(/[?#].*$/, "")).replace(LINK_TAIL, "$1");
}

/**
 * A text within JSON, which may be JSON itself and is then sanitized too. One that only looks like JSON holds no
 * secret.
 */
function cleanText(text: string): string | null {
  if (!/^\s*["[{]/.test(text)) return cutTails(text);
  let inner: unknown;
  try {
    inner = JSON.parse(text);
  } catch {
    return isSecret(text) ? null : cutTails(text);
  }
  return JSON.stringify(clean(inner));
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(clean);
  const kept = Object.entries(value).filter(([name]) => !isSecret(name));
  return Object.fromEntries(kept.map(([name, inner]) => [cutTails(name), clean(inner)]));
}

/**
 * JSON without the fields whose name contains a secret's, at any depth, also in JSON within its texts; null for text
 * that is no JSON. Longer than about 4 MB, it is cut to its first 1000 characters after sanitizing.
 */
export function sanitiseBody(text: string): string | null {
  let sanitized: string;
  try {
    sanitized = JSON.stringify(clean(JSON.parse(text)));
  } catch {
    // No JSON, or nested too deeply.
    return null;
  }
  return text.length > LONG_BODY || sanitized.length > LONG_BODY ? sanitized.slice(0, CUT_LENGTH) : sanitized;
}
