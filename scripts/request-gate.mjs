/**
 * Refuses requests before Next sees them. Next, like every URL parser, resolves dot segments and turns backslashes into
 * slashes, so that only the raw request line shows the real target.
 */
import { STATUS_CODES } from "node:http";
import { refusalHeaders } from "./answer-headers.mjs";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** The form with a scheme and a host; the path follows. */
const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
/** "." or "..", with any of its dots written as %2e. */
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

/** Returns the path and query of the target without its host, because Next would redirect to that host. */
export function withoutHost(target) {
  if (target.startsWith("/")) return target;
  const rest = target.replace(ABSOLUTE_FORM, "");
  return rest === "" || rest.startsWith("?") ? `/${rest}` : rest;
}

/**
 * Returns why a request is refused, or null: `status` is 400 for a request line without a path, 404 for a disguised
 * path, 405 for a method that no page or call has. `target` is the raw request target.
 */
export function refusalOf(method, target) {
  if (!METHODS.has(method)) return { status: 405, type: "invalid_input", message: "There is no such method" };
  const path = withoutHost(target).split("?", 1)[0];
  if (!path.startsWith("/") || target.includes("#"))
    return { status: 400, type: "invalid_input", message: "This is no path" };
  const isDisguised = path.includes("\\") || path.split("/").some((segment) => DOT_SEGMENT.test(segment));
  // No call has a character that needs escaping.
  const isEscapedCall = path.startsWith("/api/") && path.includes("%");
  if (isDisguised || isEscapedCall) return { status: 404, type: "not_found", message: "There is no such address" };
  return null;
}

/** Returns why the head of a request is refused, or null. Two Host headers would be ambiguous. */
export function refusalOfHead({ httpVersion, rawHeaders }) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  const isValidHost = hosts === 1 || (hosts === 0 && httpVersion === "1.0");
  return isValidHost ? null : { status: 400, type: "invalid_input", message: "This is no request" };
}

/** The refusal of an `Expect` header other than 100-continue. */
export const UNEXPECTED = { status: 417, type: "invalid_input", message: "This cannot be expected" };

/** Errors of Node's parser by code; any other is 400. */
const BROKEN = {
  HPE_HEADER_OVERFLOW: { status: 431, message: "The headers are too long" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: "The request took too long" },
};

const bodyOf = ({ message, type }) => JSON.stringify({ status: [{ message, type }] });

/** Answers a refused request, in the shape of every failed call. */
export function refuse(response, refusal, isHttps) {
  for (const [name, value] of refusalHeaders(isHttps)) response.setHeader(name, value);
  response.writeHead(refusal.status, {
    "Content-Type": "application/json",
    ...(refusal.status === 405 ? { Allow: [...METHODS].join(", ") } : {}),
    Connection: "close",
  });
  response.end(bodyOf(refusal));
}

/** Writes the same answer to the socket for bytes that Node cannot parse as a request. */
export function refuseBroken(error, socket, isHttps) {
  // Like Node itself: nothing is written into an answer that has started.
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
  const { status, message } = BROKEN[error.code] ?? { status: 400, message: "This is no request" };
  const body = bodyOf({ message, type: "invalid_input" });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...refusalHeaders(isHttps).map(([name, value]) => `${name}: ${value}`),
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  return socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}
