/** The only way from the browser to the backend (contract section 1): match, check, call, answer. */
import "server-only";
import { failureWith, SESSION_EXPIRED } from "../../contract/failure";
import { answerFailure, refuse } from "../answer";
import type { Backend } from "../backend-pool";
import type { ServerEnv } from "../env";
import { readAtMost } from "../read-json-body";
import { isFromOurPages } from "../same-origin";
import { readSession } from "../session/read-session";
import { clearSessionCookie } from "../session/session-cookie";
import type { SessionRecord } from "../session/session-record";
import { forwardCall } from "./forward-call";
import { matchRows, type NamedRow, takesContentType } from "./match-rows";

/** Whether only the body can decide between rows, which differ in whose record they change or in their access. */
function needsBodyToChoose(rows: readonly NamedRow[]): boolean {
  return rows.some((row) => row.asSelf === "own-key" || row.access !== rows[0]?.access);
}

/** Returns the row that best fits `params`, the query or body, or else `first`. `isOwn`: its `key` is the caller's. */
function chooseRow(
  rows: readonly NamedRow[],
  first: NamedRow,
  params: Record<string, unknown>,
  isOwn: boolean,
): NamedRow {
  const profile = rows.find((row) => row.name === "employee.updateProfile");
  const other = rows.find((row) => row.name === "employee.update");
  if (profile && other) return isOwn ? profile : other;
  let chosen = first;
  let best = { present: -1, fields: 0 };
  for (const row of rows) {
    const fields = Object.keys(row.params.fields);
    const present = fields.filter((field) => params[field] !== undefined).length;
    // On a tie, the row with fewer fields wins.
    if (present > best.present || (present === best.present && fields.length < best.fields)) {
      chosen = row;
      best = { present, fields: fields.length };
    }
  }
  return chosen;
}

/** Refuses without a session (401, clearing an invalid cookie), and all but the rows of MFA while MFA is open. */
function checkSession(
  row: NamedRow,
  session: SessionRecord | null,
  sealed: string | null,
  env: ServerEnv,
): Response | null {
  if (row.access === "public") return null;
  if (!session) {
    const setCookie = sealed ? clearSessionCookie(env) : undefined;
    return answerFailure(401, failureWith(SESSION_EXPIRED, "unauthorized"), env, setCookie);
  }
  // Not a 401, which would sign out and end the sign-in in progress in another tab.
  if (session.isMfaPending && row.access !== "pending")
    return refuse(403, "Please finish signing in", "forbidden", env);
  return null;
}

/** A call as either entry point passes it. */
export type IncomingCall = Pick<Request, "method" | "url" | "headers" | "body" | "signal">;
export type ProxyContext = { env: ServerEnv; backend: Backend; now?: number };
type JsonObject = Record<string, unknown>;

function parseJson(bytes: Uint8Array<ArrayBuffer>): JsonObject | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof parsed === "object" && parsed !== null ? (parsed as JsonObject) : null;
  } catch {
    return null;
  }
}

/** Answers a call below /api/backend; only rows of the contract leave the app. */
export async function proxyCall(
  request: IncomingCall,
  { env, backend, now = Date.now() }: ProxyContext,
): Promise<Response> {
  const { method, headers } = request;
  const url = new URL(request.url);
  const rows = matchRows(method, url.pathname);
  const [first] = rows;
  if (!first) return refuse(404, "There is no such call", "not_found", env);
  if (!isFromOurPages(method, headers, env.APP_ORIGIN)) {
    return refuse(403, "This call is not from our own pages", "forbidden", env);
  }
  if (!takesContentType(first, headers.get("content-type"))) {
    return refuse(415, "This call takes another content type", "invalid_input", env);
  }
  if (Number(headers.get("content-length") ?? 0) > first.bodyLimit) {
    return refuse(413, "This is too large to send", "invalid_input", env);
  }

  const { session, sealed, isEnded } = await readSession(headers.get("cookie"), env, now);
  // The browser may already have the cookie of the next session.
  const clearable = isEnded ? null : sealed;
  // No body is read before the caller is known, unless a row is public.
  const refused = rows.some((row) => row.access === "public") ? null : checkSession(first, session, clearable, env);
  if (refused) return refused;
  let body: ReadableStream<Uint8Array> | Uint8Array | null = first.sends === "body" ? request.body : null;
  let params: JsonObject = Object.fromEntries(url.searchParams);
  if (needsBodyToChoose(rows)) {
    const bytes = await readAtMost(body as AsyncIterable<Uint8Array> | null, first.bodyLimit);
    if (!bytes) return refuse(413, "This is too large to send", "invalid_input", env);
    const parsed = parseJson(bytes);
    if (!parsed) return refuse(400, "The body is not JSON", "invalid_input", env);
    body = bytes;
    params = parsed;
  }
  const isOwn = session !== null && params.key === session.employeeKey;
  const row = chooseRow(rows, first, params, isOwn);
  const refusal = checkSession(row, session, clearable, env);
  if (refusal) return refusal;
  // The query is rewritten, as Next does before a route handler, so that both entry points send the same bytes.
  const query = url.searchParams.toString();
  return forwardCall({ request, row, session, sealed, isOwn, body, search: query && `?${query}`, env, backend });
}
