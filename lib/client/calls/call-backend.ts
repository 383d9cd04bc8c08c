/** The one way to call the backend: takes a row's name and parameters, returns the row's result. */
import { type EndpointName, type EndpointParams, type EndpointResult, rowOf } from "../../contract/endpoints";
import { INVALID_RESPONSE_JSON } from "../../contract/failure";
import { fallbackOf, type RowFacts } from "../../contract/row";
import { outlivesPage } from "../browser/page-leaving";
import { ApiError } from "./api-error";
import { type BuiltRequest, buildRequest } from "./build-request";
import { cachedResponse, cacheResponse } from "./cached-responses";
import { askWatched } from "./call-watch";
import { readFailure, unanswered } from "./read-failure";
import { sessionLifetime } from "./session-lifetime";

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted ?? false;
}

function invalidResponse(status: number): ApiError {
  return new ApiError({ message: INVALID_RESPONSE_JSON, type: "server_error", status });
}

/** Whether the row sends a list and the list is empty, so that no call is needed. */
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
/** A response, with its parsed body if a worker has parsed it already. */
export type Answer = Response & { parsed?: unknown };
/** Rejects like fetch. */
export type Ask = (url: string, init: AskInit) => Promise<Answer>;

type CallOptions = {
  signal?: AbortSignal;
  /** Replaces the row's fallback text, if the call is part of a larger action. */
  fallback?: string;
  /** Replaces `fetch`, for very large answers. */
  ask?: Ask;
};

/** Returns the parsed body. Throws unless the body is complete JSON. */
async function readBody(
  response: Response,
  { envelope }: RowFacts,
  fallback: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch {
    if (isAborted(signal)) throw signal?.reason;
    // The answer broke off, so its status is not reliable.
    throw unanswered(fallback, response.status);
  }
  if (envelope === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw invalidResponse(response.status);
  }
}

/**
 * Calls a row. Throws ApiError on every failure, or the signal's reason if aborted; raises no alert. Reports a 401 of
 * a session-ending row to the session's lifetime.
 */
export async function callBackend<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  options: CallOptions = {},
): Promise<EndpointResult<N>> {
  return (await callRow(rowOf(name), params as Record<string, unknown>, options)) as EndpointResult<N>;
}

async function callRow(row: RowFacts, params: Record<string, unknown>, options: CallOptions): Promise<unknown> {
  const { signal, ask: sendRequest = fetch } = options;
  if (isEmptyBatch(row, params)) return row.envelope === null ? null : [];
  const { url, init } = buildRequest(row, params);
  const cached = row.method === "GET" ? cachedResponse(url) : undefined;
  if (cached) init.headers["If-None-Match"] = cached.etag;
  const epoch = sessionLifetime.epoch();
  const fallback = options.fallback ?? fallbackOf(row, params);

  let response: Answer;
  try {
    const keepalive = outlivesPage(row.method, init.body);
    const requestInit: AskInit = { ...init, keepalive, signal, credentials: "same-origin", cache: "no-store" };
    response = await askWatched(sendRequest, url, requestInit);
  } catch {
    if (isAborted(signal)) throw signal?.reason;
    throw unanswered(row.outage ?? fallback);
  }
  if (response.status === 304 && cached) return cached.value;
  if (!response.ok) {
    const failure = await readFailure(response, row.fallback);
    // The proxy fills the same fields without reading the body.
    if (failure.message === row.fallback) failure.message = fallback;
    if (response.status >= 500 && row.outage !== undefined) failure.message = row.outage;
    if (response.status === 401 && row.signsOutOn401) sessionLifetime.reportUnauthorized(epoch);
    throw failure;
  }
  if (response.status === 204) return null;

  const body = response.parsed ?? (await readBody(response, row, fallback, signal));
  const value = unwrap(row, response.status, body);
  const etag = response.headers.get("ETag");
  if (etag && row.method === "GET" && epoch === sessionLifetime.epoch()) cacheResponse(url, etag, value);
  return value;
}
