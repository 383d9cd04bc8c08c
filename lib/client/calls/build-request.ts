/** Builds the fetch arguments of a call from its row and parameters. */
import type { RowFacts } from "../../contract/row";

export const BACKEND_BASE = "/api/backend/";

export type BuiltRequest = { url: string; init: RequestInit & { headers: Record<string, string> } };

function buildQuery(params: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

function buildForm(params: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(params)) {
    if (value instanceof Blob) data.append(name, value);
    else if (value !== undefined && value !== null) data.append(name, String(value));
  }
  return data;
}

/** Sets no content type for a form, because the browser adds it with the boundary. */
export function buildRequest(row: RowFacts, params: Record<string, unknown>): BuiltRequest {
  const headers: Record<string, string> = { "X-Requested-With": "lintel", Accept: "application/json" };
  const url = BACKEND_BASE + row.path;
  if (row.sends === "nothing") return { url, init: { method: row.method, headers } };
  if (row.sends === "query") return { url: url + buildQuery(params), init: { method: row.method, headers } };
  if (row.encoding === "multipart") return { url, init: { method: row.method, headers, body: buildForm(params) } };
  if (row.encoding === "csv") {
    headers["Content-Type"] = "application/octet-stream";
    headers["X-Company-Keys"] = Array.isArray(params.companyKeys) ? params.companyKeys.join(",") : "";
    return { url, init: { method: row.method, headers, body: String(params.csv) } };
  }
  headers["Content-Type"] = "application/json";
  return { url, init: { method: row.method, headers, body: JSON.stringify(params) } };
}
