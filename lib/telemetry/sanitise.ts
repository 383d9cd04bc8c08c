/**
 * Removes secrets from the parts of a call that go to a session recorder (specification section 7, "Third-party
 * traffic"; quality rule S18).
 */

/** `password`, `access-token` and `accessToken` in any case, and the app's other credentials. */
const SECRET_NAME = /password|access[-_ ]?token|^(?:proxy-)?authorization$|^(?:set-)?cookie$|identity[-_]?hash/i;
/** About 4 MB, counted in characters, most of which are one byte. */
export const LONG_BODY = 4 * 1024 * 1024;
export const CUT_LENGTH = 1_000;
/** An address, whose query and hash may hold signatures and tokens. */
const ADDRESS = /https?:\/\/[^\s"'<>]+/gi;
/** Pages with a token in their address. */
const LINK_TAIL = /(\/(?:reset-password|reset-expired-password|activate-account)\/)[^\s"'<>]+/gi;

const isSecret = (name: string): boolean => SECRET_NAME.test(name);

/** Drops headers whose name contains the name of a secret. */
export function sanitiseHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => !isSecret(name)).map(([name, value]) => [name, cutTails(value)]),
  );
}

function cutTails(text: string): string {
  return text.replace(ADDRESS, (address) => address.replace(/[?#].*$/, "")).replace(LINK_TAIL, "$1");
}

/**
 * Sanitizes a text within JSON; the text may be JSON itself. Returns null for a text that only looks like JSON and
 * contains the name of a secret.
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
  const allowedEntries = Object.entries(value).filter(([name]) => !isSecret(name));
  return Object.fromEntries(allowedEntries.map(([name, inner]) => [cutTails(name), clean(inner)]));
}

/**
 * Returns JSON without the fields whose name contains the name of a secret, at any depth, also in JSON within texts.
 * Returns null for text that is not JSON. Cuts JSON over about 4 MB to its first 1000 characters after sanitizing.
 */
export function sanitiseBody(text: string): string | null {
  let sanitized: string;
  try {
    sanitized = JSON.stringify(clean(JSON.parse(text)));
  } catch {
    // The text is not JSON, or is nested too deeply.
    return null;
  }
  return text.length > LONG_BODY || sanitized.length > LONG_BODY ? sanitized.slice(0, CUT_LENGTH) : sanitized;
}
