/**
 * Matches a request to rows of the contract by method, raw path and content type, compared exactly (quality rule S6).
 */
import { type EndpointName, endpointNames } from "../../contract/endpoints";
import type { Encoding } from "../../contract/row";
import { type CheckedRow, checkedRowOf } from "../../contract/schemas/checked-rows";

export type NamedRow = CheckedRow & { name: EndpointName };

const PROXY_ROOT = "/api/backend/";
const CONTENT_TYPES: Record<Encoding, string> = {
  json: "application/json",
  csv: "application/octet-stream",
  multipart: "multipart/form-data",
};

const rowsByCall = new Map<string, NamedRow[]>();
for (const name of endpointNames) {
  const row = { ...checkedRowOf(name), name };
  if (row.isAppOnly) continue;
  const call = `${row.method} ${row.path}`;
  rowsByCall.set(call, [...(rowsByCall.get(call) ?? []), row]);
}

/** Returns the rows of a method and path: several if a query or body decides between them, none for an unknown path. */
export function matchRows(method: string, pathname: string): readonly NamedRow[] {
  if (!pathname.startsWith(PROXY_ROOT)) return [];
  return rowsByCall.get(`${method} ${pathname.slice(PROXY_ROOT.length)}`) ?? [];
}

/** Whether the row accepts this content type; rows without a body accept none, or JSON. */
export function takesContentType(row: NamedRow, contentType: string | null): boolean {
  const mediaType = contentType?.split(";")[0]?.trim().toLowerCase() || null;
  if (row.sends !== "body") return mediaType === null || mediaType === CONTENT_TYPES.json;
  return mediaType === CONTENT_TYPES[row.encoding];
}
