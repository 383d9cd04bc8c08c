/**
 * One call to the backend: sent once, and a GET once more when the connection died before any byte came (quality rule R4).
 * The second time goes over a new connection: other kept ones may be about to be closed as well (R5).
 */
import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import type { Dispatcher } from "undici";
import type { Method } from "../../contract/row";
import type { Backend } from "../backend-pool";
import { processWide } from "../process-wide";
import type { CallClock } from "./call-clock";
import type { CallEnd } from "./call-end";
import { dispatch, type UpstreamAnswer } from "./dispatch";
import { limitBody } from "./limited-body";

type Sent = { request: object; socket: Socket };
type Failed = { request: object; error: unknown };

/** Listens from the first time on, and answers the errors of calls that had got bytes. */
function listen(): WeakSet<object> {
  const sentOn = new WeakMap<object, { socket: Socket; bytesBefore: number }>();
  const heard = new WeakSet<object>();
  subscribe("undici:client:sendHeaders", (message) => {
    const { request, socket } = message as Sent;
    sentOn.set(request, { socket, bytesBefore: socket.bytesRead });
  });
  subscribe("undici:request:error", (message) => {
    const { request, error } = message as Failed;
    const sent = sentOn.get(request);
    if (sent && typeof error === "object" && error && sent.socket.bytesRead > sent.bytesBefore) heard.add(error);
  });
  return heard;
}

const heard = processWide("heard-bytes", listen);

/** Of an error that undici rejected a request with. */
function hadBytesOfAnswer(error: unknown): boolean {
  return typeof error === "object" && error !== null && heard.has(error);
}

export type UpstreamCall = {
  method: Method;
  /** Below the backend's base path: path and query, with a leading slash. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | ReadableStream<Uint8Array> | null;
  bodyLimit: number;
  end: CallEnd;
  clock: CallClock;
};

const DEAD_CONNECTION = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE", "ECONNREFUSED"];

function diedUnheard(error: unknown): boolean {
  return DEAD_CONNECTION.includes(String((error as { code?: unknown } | null)?.code)) && !hadBytesOfAnswer(error);
}

/** Resolves with status and headers; rejects with the reason of `end`, BodyTooLargeError, or what the connection died of. */
export async function callUpstream(backend: Backend, call: UpstreamCall): Promise<UpstreamAnswer> {
  const { method, headers, end, clock, body, bodyLimit } = call;
  const send = (dispatcher: Dispatcher) => {
    clock.wait();
    const options = {
      method,
      path: backend.basePath + call.path,
      headers,
      body: body instanceof ReadableStream ? limitBody(body, bodyLimit, clock.wait) : body,
    };
    return dispatch(dispatcher, options as Dispatcher.DispatchOptions, end);
  };
  try {
    return await send(backend.pool);
  } catch (error) {
    if (method !== "GET" || end.reason || !diedUnheard(error)) throw error;
    const once = backend.connectOnce();
    const answer = send(once);
    once.close().catch(() => undefined);
    return await answer;
  } finally {
    clock.pause();
  }
}
