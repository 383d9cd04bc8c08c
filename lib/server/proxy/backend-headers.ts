/** Headers to and from the backend: allowlists in both directions (quality rules S8 and S9). */
import { randomUUID } from "node:crypto";
import type { SessionRecord } from "../session/session-record";
import type { NamedRow } from "./match-rows";

const PASSED_ON = ["accept", "accept-language", "if-none-match"];
const PASSED_ON_WITH_BODY = ["content-type", "content-length"];
const PASSED_BACK = ["content-type", "content-length", "content-language", "etag", "retry-after"];
const REQUEST_ID = /^[\w-]{8,64}$/;
const COMPANY_KEYS = /^[\w,-]{1,8192}$/;

export type HeaderFacts = {
  row: NamedRow;
  given: Headers;
  session: SessionRecord | null;
  /** Whether the call is about the caller, and therefore never impersonated. */
  isAsSelf: boolean;
};

/** Returns the caller's request id if it is well-formed, else a new one. */
export function requestIdOf(headers: Headers): string {
  const id = headers.get("x-request-id");
  return id && REQUEST_ID.test(id) ? id : randomUUID();
}

export function headersToBackend({ row, given, session, isAsSelf }: HeaderFacts): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of row.sends === "body" ? [...PASSED_ON, ...PASSED_ON_WITH_BODY] : PASSED_ON) {
    const value = given.get(name);
    if (value !== null) headers[name] = value;
  }
  headers["x-request-id"] = requestIdOf(given);
  if (!session || row.access === "public") return headers;
  headers["x-access-token"] = session.accessToken;
  if (session.impersonation && !isAsSelf) {
    headers["x-role"] = session.impersonation.role;
    if (session.impersonation.companyKeys.length > 0) {
      headers["x-company-keys"] = session.impersonation.companyKeys.join(",");
    }
  }
  // Only for the CSV row may the browser set the companies, which are those of the new employees.
  const companyKeys = row.encoding === "csv" ? given.get("x-company-keys") : null;
  if (companyKeys && COMPANY_KEYS.test(companyKeys)) headers["x-company-keys"] = companyKeys;
  return headers;
}

export type IncomingHeaders = Record<string, string | string[] | undefined>;

/** Copies the allowed headers of the backend's answer to the app's answer. */
export function passHeadersBack(from: IncomingHeaders, to: Headers): void {
  for (const name of PASSED_BACK) {
    const value = from[name];
    if (typeof value === "string") to.set(name, value);
  }
  // A compressed body is passed on decompressed, and therefore longer.
  if (from["content-encoding"] !== undefined) to.delete("content-length");
}
