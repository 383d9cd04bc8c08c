/**
 * Sends one call to the backend. A GET is sent a second time if the connection failed before any byte was received
 * (quality rule R4), over a new connection, because other idle ones may be closing too (R5).
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

/** Collects the errors of requests that failed after receiving bytes. */
function collectErrorsAfterBytes(): WeakSet<object> {
  const sentOn = new WeakMap<object, { socket: Socket; bytesBefore: number }>();
  const received = new WeakSet<object>();
  subscribe("undici:client:sendHeaders", (message) => {
    const { request, socket } = message as Sent;
    sentOn.set(request, { socket, bytesBefore: socket.bytesRead });
  });
  subscribe("undici:request:error", (message) => {
    const { request, error } = message as Failed;
    const sent = sentOn.get(request);
    if (sent && typeof error === "object" && error && sent.socket.bytesRead > sent.bytesBefore) received.add(error);
  });
  return received;
}

const received = processWide("received-bytes", collectErrorsAfterBytes);

/** Whether the request that undici rejected with this error had received bytes. */
function hadBytesOfAnswer(error: unknown): boolean {
  return typeof error === "object" && error !== null && received.has(error);
}

export type UpstreamCall = {
  method: Method;
  /** Path and query below the backend's base path, with a leading slash. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | ReadableStream<Uint8Array> | null;
  bodyLimit: number;
  end: CallEnd;
  clock: CallClock;
};

const CONNECTION_FAILURES = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE", "ECONNREFUSED"];

function failedBeforeAnswer(error: unknown): boolean {
  return CONNECTION_FAILURES.includes(String((error as { code?: unknown } | null)?.code)) && !hadBytesOfAnswer(error);
}

/**
 * Resolves with status and headers; rejects with the reason of `end`, BodyTooLargeError, or the failure of the
 * connection.
 */
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
    if (method !== "GET" || end.reason || !failedBeforeAnswer(error)) throw error;
    const client = backend.connectOnce();
    const answer = send(client);
    client.close().catch(() => undefined);
    return await answer;
  } finally {
    clock.pause();
  }
}
