/**
 * What is refused before Next sees it. Next (like every URL parser) resolves dot segments and turns backslashes into
 * slashes, so that only the raw request line still tells what was asked for.
 */

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** The form that names a scheme and a host; what follows is the path. */
const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
/** "." or "..", with any of its dots written as %2e. */
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

/**
 * Why a request must not go on, or null: `status` is 400 for a request line that is no path, 404 for a path that is
 * not what it seems, 405 for a method that no page or call has. `target` is the raw request target.
 */
export function refusalOf(method, target) {
  if (!METHODS.has(method)) return { status: 405, type: "invalid_input", message: "There is no such method" };
  const path = (target.replace(ABSOLUTE_FORM, "") || "/").split(/[?#]/, 1)[0];
  if (!path.startsWith("/")) return { status: 400, type: "invalid_input", message: "This is no path" };
  const isDisguised = path.includes("\\") || path.split("/").some((segment) => DOT_SEGMENT.test(segment));
  // No call has a character that needs escaping.
  const isEscapedCall = path.startsWith("/api/") && path.includes("%");
  if (isDisguised || isEscapedCall) return { status: 404, type: "not_found", message: "There is no such address" };
  return null;
}

/** The answer to a refused request, in the shape of every failed call. */
export function refuse(response, { status, type, message }) {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(status === 405 ? { allow: [...METHODS].join(", ") } : {}),
    connection: "close",
  });
  response.end(JSON.stringify({ status: [{ message, type }] }));
}
