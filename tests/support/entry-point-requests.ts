/** Calls of every kind, sent to both entry points of the proxy, which must answer alike. */
import { gzipSync } from "node:zlib";
import { answerJson, answerStatus, type Behavior, FAULTS } from "./fault-backend";

export type EntryPointRequest = {
  what: string;
  /** Method and path below the proxy's root, with the query. */
  call: string;
  /** The expected status. */
  status: number;
  /** Added to the headers of the app's pages; null removes one. */
  headers?: Record<string, string | null>;
  body?: string;
  session?: "whole" | "pending" | "overdue" | "nobody";
  behavior?: Behavior;
};

const OK = answerJson(200, { insured: { key: "ins-1" } });
const JSON_TYPE = { "content-type": "application/json" };
const REVIEW = "PUT survey/mark-reviewed";
const LONG_BODY = JSON.stringify({ insured: { key: "ins-1", note: "n".repeat(300_000) } });
const compressed: Behavior = (_request, response) => {
  response.writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" }).end(gzipSync(LONG_BODY));
};
const withOtherHeaders: Behavior = (_request, response) => {
  const passedOn = { ...JSON_TYPE, etag: '"7"', "content-language": "en", "retry-after": "3" };
  response.writeHead(200, { ...passedOn, server: "nginx", "set-cookie": "a=b", "cache-control": "public" }).end("{}");
};

export const ENTRY_POINT_REQUESTS: readonly EntryPointRequest[] = [
  { what: "a read", call: "GET insured?key=ins-1", status: 200 },
  {
    what: "a query as odd as can be",
    call: "GET insured?key=a'b(c)|^`{}~!$&key=2&()*+,;=:@/?%zz%41%2F%ff&&=&a%20b=c+d",
    status: 200,
  },
  { what: "an empty query", call: "GET insured?", status: 200 },
  { what: "a long answer", call: "GET insured/list", status: 200, behavior: answerStatus(200, JSON_TYPE, LONG_BODY) },
  { what: "a packed answer", call: "GET insured/list", status: 200, behavior: compressed },
  { what: "headers of the backend", call: "GET insured?key=ins-1", status: 200, behavior: withOtherHeaders },
  { what: "an empty answer", call: "GET insured?key=ins-1", status: 200, behavior: answerStatus(200) },
  { what: "204", call: REVIEW, status: 204, body: "{}", headers: JSON_TYPE, behavior: answerStatus(204) },
  {
    what: "304 that was asked for",
    call: "GET insured?key=ins-1",
    status: 304,
    headers: { "if-none-match": '"7"' },
    behavior: answerStatus(304, { etag: '"7"' }),
  },
  { what: "304 that was not", call: "GET insured?key=ins-1", status: 502, behavior: answerStatus(304) },
  { what: "a redirect", call: "GET insured?key=1", status: 502, behavior: answerStatus(302, { location: "/x" }) },
  { what: "a write", call: REVIEW, status: 200, body: '{"key":"srv-1"}', headers: JSON_TYPE },
  { what: "a write without a body", call: REVIEW, status: 200, headers: JSON_TYPE },
  { what: "a read with a body", call: "GET insured?key=1", status: 415, headers: { "content-type": "text/plain" } },
  { what: "oneself", call: "PUT employee", status: 200, body: '{"key":"emp-me"}', headers: JSON_TYPE },
  { what: "another", call: "PUT employee", status: 200, body: '{"key":"emp-other"}', headers: JSON_TYPE },
  { what: "no JSON where it is needed", call: "PUT employee", status: 400, body: "[", headers: JSON_TYPE },
  { what: "another content type", call: REVIEW, status: 415, body: "x", headers: { "content-type": "text/plain" } },
  { what: "too long by its head", call: REVIEW, status: 413, body: "x".repeat(1_048_577), headers: JSON_TYPE },
  {
    what: "companies of a bulk",
    call: "POST employee/bulk",
    status: 200,
    body: "a@b.c",
    headers: { "content-type": "application/octet-stream", "x-company-keys": "cous-1" },
  },
  {
    what: "forged headers",
    call: "GET insured?key=1",
    status: 200,
    headers: { "x-role": "admin", range: "bytes=0-1" },
  },
  { what: "without our header", call: "GET insured?key=1", status: 403, headers: { "x-requested-with": null } },
  { what: "another site", call: "GET insured?key=1", status: 403, headers: { "sec-fetch-site": "cross-site" } },
  {
    what: "an origin that is not ours",
    call: REVIEW,
    status: 403,
    body: "{}",
    headers: { ...JSON_TYPE, "sec-fetch-site": null, origin: "https://evil.test" },
  },
  { what: "nobody", call: "GET insured?key=ins-1", status: 401, session: "nobody" },
  { what: "a session whose time is over", call: "GET insured?key=ins-1", status: 401, session: "overdue" },
  { what: "a session whose code is open", call: "GET insured?key=ins-1", status: 403, session: "pending" },
  { what: "401 of the backend", call: "GET insured?key=ins-1", status: 401, behavior: answerStatus(401) },
  { what: "409", call: REVIEW, status: 409, body: "{}", headers: JSON_TYPE, behavior: answerJson(409, { status: [] }) },
  {
    what: "429",
    call: "GET insured?key=ins-1",
    status: 429,
    behavior: answerStatus(429, { "retry-after": "5" }),
  },
  { what: "HTML 500", call: "GET insured?key=ins-1", status: 500, behavior: FAULTS.htmlError },
  { what: "hangs up", call: "GET insured?key=ins-1", status: 502, behavior: FAULTS.hangUp },
];

/** Returns the request's backend behavior; by default the backend answers with an insured. */
export const behaviorOf = ({ behavior }: EntryPointRequest): Behavior => behavior ?? OK;

/** Returns the headers of the request, in lower case, without the cookie. */
export function headersOf({ headers = {}, body }: EntryPointRequest): Record<string, string> {
  const all: Record<string, string | null> = {
    "x-requested-with": "lintel",
    "sec-fetch-site": "same-origin",
    "x-request-id": "request-of-a-door",
    accept: "application/json",
    "accept-language": "en",
    ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}

/** Returns the session for one entry point. Entry points share no session, because its cookie is cleared only once. */
export function sessionOf({ session = "whole", what }: EntryPointRequest, entryPoint: string) {
  if (session === "nobody") return null;
  const expired = { issuedAt: 0, touchedAt: 0 };
  return {
    accessToken: `token-${entryPoint}-${what.replaceAll(" ", "-")}`,
    isMfaPending: session === "pending",
    ...(session === "overdue" && expired),
  };
}
