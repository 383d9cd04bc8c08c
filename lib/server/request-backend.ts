/**
 * Calls that the app makes itself (sign-in, sign-out, renewal of the session): one row, a small JSON body, a JSON
 * object in return.
 */
import "server-only";
import { randomUUID } from "node:crypto";
import type { EndpointName } from "../contract/endpoints";
import { rowOf } from "../contract/endpoints";
import { type Failure, failureWith, INVALID_RESPONSE_JSON, readRowFailure } from "../contract/failure";
import type { Backend } from "./backend-pool";
import { sharedBackend } from "./backend-pool";
import { serverEnv } from "./env";
import { codeOf, log, NO_ANSWER } from "./log";
import { readAtMost } from "./read-json-body";
import { unpackBody } from "./unpack-body";

export type BackendAnswer =
  | { isOk: true; value: Record<string, unknown> }
  | { isOk: false; httpStatus: number; failure: Failure };

const MAXIMUM_BYTES = 1024 * 1024;

export type RequestOptions = {
  accessToken?: string | null;
  body?: object;
  backend?: Backend;
  timeoutMs?: number;
};

function parseObject(bytes: Uint8Array<ArrayBuffer> | null): Record<string, unknown> | null {
  try {
    const parsed: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

const failed = (httpStatus: number, failure: Failure): BackendAnswer => ({ isOk: false, httpStatus, failure });

/**
 * Tries once and never throws: 504 on a timeout, 502 without an answer, otherwise the backend's answer. Uses a new
 * connection, because an idle one may be closed as it is used, and a sign-in must be neither lost nor sent twice.
 */
export async function requestBackend(name: EndpointName, options: RequestOptions = {}): Promise<BackendAnswer> {
  const row = rowOf(name);
  const backend = options.backend ?? sharedBackend();
  const requestId = randomUUID();
  const signal = AbortSignal.timeout(options.timeoutMs ?? serverEnv().BACKEND_TIMEOUT_MS);
  try {
    const client = backend.connectOnce();
    // A request that is still waiting for its connection ignores the signal.
    signal.addEventListener("abort", () => client.destroy().catch(() => undefined));
    const pending = client.request({
      method: row.method,
      path: `${backend.basePath}/${row.path}`,
      headers: {
        accept: "application/json",
        "x-request-id": requestId,
        ...(options.body && { "content-type": "application/json" }),
        ...(options.accessToken && { "x-access-token": options.accessToken }),
      },
      body: options.body ? JSON.stringify(options.body) : null,
      signal,
    });
    client.close().catch(() => undefined);
    const answer = await pending;
    const parsed = parseObject(await readAtMost(unpackBody(answer), MAXIMUM_BYTES));
    if (answer.statusCode >= 400) {
      return failed(answer.statusCode, readRowFailure(row, parsed, answer.statusCode));
    }
    if (answer.statusCode === 204) return { isOk: true, value: {} };
    const needed = row.wholeKeys ?? (row.envelope === null ? [] : [row.envelope]);
    if (answer.statusCode >= 300) return failed(502, readRowFailure(row, null, 502));
    if (!parsed || needed.some((key) => !(key in parsed))) {
      return failed(502, failureWith(INVALID_RESPONSE_JSON, "server_error"));
    }
    return { isOk: true, value: parsed };
  } catch (error) {
    const status = signal.aborted ? 504 : 502;
    log.warn({ requestId, row: name, status, code: codeOf(error) }, NO_ANSWER);
    return failed(status, readRowFailure(row, null, status));
  }
}
