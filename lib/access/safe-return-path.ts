/**
 * Checks `from`, the page to return to after sign-in: only a plain path on the app's origin that the role may open is
 * accepted.
 */
import type { Role } from "../domain/roles";
import { mayOpenRoute } from "./role-table";

const MAX_LENGTH = 2_048;
/** A placeholder origin for parsing; never requested. */
const ORIGIN = "http://origin.invalid";
/** White space, controls and non-ASCII characters, which browsers encode in an address. */
const UNUSUAL = /[^\x21-\x7e]/;
/**
 * Escapes that another parser could decode into a different path: slash, backslash, dot, percent, semicolon, at sign,
 * colon, controls.
 */
const DISGUISED = /%(?:2f|5c|2e|25|3b|3a|40|7f|[01][0-9a-f])/i;
const PATH_LETTERS = /^\/(?:[A-Za-z0-9\-_.~!$&'()*+,=/]|%[0-9a-f]{2})*$/i;

/** Returns the path and query of `from` if it is safe and open to the role, else null. */
export function safeReturnPath(from: string | null | undefined, role: Role): string | null {
  if (!from || from.length > MAX_LENGTH || UNUSUAL.test(from) || from.includes("\\") || from.includes("#")) return null;
  const [path = "", ...rest] = from.split("?");
  if (!PATH_LETTERS.test(path) || path.includes("//") || DISGUISED.test(path)) return null;
  if (!URL.canParse(from, ORIGIN)) return null;
  const parsed = new URL(from, ORIGIN);
  if (parsed.origin !== ORIGIN || parsed.pathname !== path) return null;
  if (!mayOpenRoute(role, path)) return null;
  return rest.length === 0 ? path : `${path}?${rest.join("?")}`;
}
