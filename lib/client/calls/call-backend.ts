/** The one way to call the backend: a row's name and parameters in, the row's value out. */
import { type EndpointName, type EndpointParams, type EndpointResult, rowOf } from "../../contract/endpoints";
import { INVALID_RESPONSE_JSON } from "../../contract/failure";
import { fallbackOf, type RowFacts } from "../../contract/row";
import { outlivesPage } from "../browser/page-leaving";
import { ApiError } from "./api-error";
import { type BuiltRequest, buildRequest } from "./build-request";
import { askWatched } from "./call-watch";
import { keepAnswer, keptAnswer } from "./kept-answers";
import { readFailure, unanswered } from "./read-failure";
import { sessionLifetime } from "./session-lifetime";

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted ?? false;
}

function invalidResponse(status: number): ApiError {
  return new ApiError({ message: INVALID_RESPONSE_JSON, type: "server_error", status });
}

/** A batch row's list, when it is one and empty: nothing is sent then. */
function isEmptyBatch(row: RowFacts, params: Record<string, unknown>): boolean {
  if (row.sends !== "body") return false;
  const list = params[row.envelope ?? "keys"];
  return Array.isArray(list) && list.length === 0;
}

function unwrap(row: RowFacts, status: number, body: unknown): unknown {
  if (row.envelope === null) return null;
  if (typeof body !== "object" || body === null) throw invalidResponse(status);
  const answer = body as Record<string, unknown>;
  const expected = row.envelope === "whole" ? (row.wholeKeys ?? []) : [row.envelope];
  if (expected.some((key) => !(key in answer))) throw invalidResponse(status);
  return row.envelope === "whole" ? answer : answer[row.envelope];
}

export type AskInit = BuiltRequest["init"] & { signal?: AbortSignal };
/** What it holds, where somebody has parsed it already. */
export type Answer = Response & { parsed?: unknown };
/** Rejects as fetch does. */
export type Ask = (url: string, init: AskInit) => Promise<Answer>;

type CallOptions = {
  signal?: AbortSignal;
  /** Said in place of the row's own where a failure says nothing: the row stands for part of something else. */
  fallback?: string;
  /** Asks in the page's stead, for what may be very large. */
  ask?: Ask;
};

/** Throws unless the answer is whole and JSON. */
async function readBody(
  response: Response,
  { envelope }: RowFacts,
  fallback: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  let sent: string;
  try {
    sent = await response.text();
  } catch {
    if (isAborted(signal)) throw signal?.reason;
    // It broke off after its first byte: nobody knows more than that it had begun well.
    throw unanswered(fallback, response.status);
  }
  if (envelope === null) return null;
  try {
    return JSON.parse(sent);
  } catch {
    throw invalidResponse(response.status);
  }
}

/**
 * Calls a row. Throws ApiError on every failure (an aborted call throws the signal's reason); raises no alert.
 * A 401 of a row that ends the session is reported to the session's lifetime, which tells it once.
 */
export async function callBackend<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  options: CallOptions = {},
): Promise<EndpointResult<N>> {
  return (await callRow(rowOf(name), params as Record<string, unknown>, options)) as EndpointResult<N>;
}

async function callRow(row: RowFacts, params: Record<string, unknown>, options: CallOptions): Promise<unknown> {
  const { signal, ask = fetch } = options;
  if (isEmptyBatch(row, params)) return row.envelope === null ? null : [];
  const { url, init } = buildRequest(row, params);
  const kept = row.method === "GET" ? keptAnswer(url) : undefined;
  if (kept) init.headers["If-None-Match"] = kept.etag;
  const epoch = sessionLifetime.epoch();
  const fallback = options.fallback ?? fallbackOf(row, params);

  let response: Answer;
  try {
    const keepalive = outlivesPage(row.method, init.body);
    const whole: AskInit = { ...init, keepalive, signal, credentials: "same-origin", cache: "no-store" };
    response = await askWatched(ask, url, whole);
  } catch {
    if (isAborted(signal)) throw signal?.reason;
    throw unanswered(row.outage ?? fallback);
  }
  if (response.status === 304 && kept) return kept.value;
  if (!response.ok) {
    const failure = await readFailure(response, row.fallback);
    // Filled in by the proxy too, which does not read what is sent.
    if (failure.message === row.fallback) failure.message = fallback;
    if (response.status >= 500 && row.outage !== undefined) failure.message = row.outage;
    if (response.status === 401 && row.signsOutOn401) sessionLifetime.reportUnauthorized(epoch);
    throw failure;
  }
  if (response.status === 204) return null;

  const body = response.parsed ?? (await readBody(response, row, fallback, signal));
  const value = unwrap(row, response.status, body);
  const etag = response.headers.get("ETag");
  if (etag && row.method === "GET" && epoch === sessionLifetime.epoch()) keepAnswer(url, etag, value);
  return value;
}
