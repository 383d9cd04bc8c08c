/**
 * Whether a call that failed had got any byte of an answer, a part of its first line included. undici's errors do not say
 * so for a connection that had carried calls before; the socket's own count, taken as the call went out, does.
 */
import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { processWide } from "../process-wide";

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
export function hadBytesOfAnswer(error: unknown): boolean {
  return typeof error === "object" && error !== null && heard.has(error);
}
