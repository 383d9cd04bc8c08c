/** One call to the backend: sent once, and a GET once more when the connection died before any byte came (quality rule R4). */
import type { Dispatcher } from "undici";
import type { Method } from "../../contract/row";
import type { Backend } from "../backend-pool";
import type { CallClock } from "./call-clock";
import { limitBody } from "./limited-body";

export type UpstreamAnswer = Dispatcher.ResponseData;
export type UpstreamCall = {
  method: Method;
  /** Below the backend's base path: path and query, with a leading slash. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | ReadableStream<Uint8Array> | null;
  bodyLimit: number;
  signal: AbortSignal;
  clock: CallClock;
};

const DEAD_CONNECTION = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE", "ECONNREFUSED"];

function isDeadConnection(error: unknown): boolean {
  return DEAD_CONNECTION.includes(String((error as { code?: unknown } | null)?.code));
}

/** Resolves with status and headers; rejects with the signal's reason, BodyTooLargeError, or what the connection died of. */
export async function callUpstream(backend: Backend, call: UpstreamCall): Promise<UpstreamAnswer> {
  const { method, headers, signal, clock, body, bodyLimit } = call;
  const send = () => {
    clock.wait();
    return backend.pool.request({
      method,
      path: backend.basePath + call.path,
      headers,
      body: body instanceof ReadableStream ? limitBody(body, bodyLimit, clock.wait) : body,
      signal,
    } as Dispatcher.RequestOptions);
  };
  try {
    return await send();
  } catch (error) {
    if (method !== "GET" || signal.aborted || !isDeadConnection(error)) throw error;
    return await send();
  } finally {
    clock.pause();
  }
}
