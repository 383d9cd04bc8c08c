/**
 * The door for scripts/start.mjs: calls answered on Node's own request and response, before Next sees them (decision 004).
 * The route handler below app/api/backend is the other one; both answer by `answerCall`.
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { codeOf, log } from "../log";
import { answerCall } from "./answer-call";
import { matchRows } from "./match-rows";
import { sendAnswer } from "./outgoing-answer";
import type { IncomingCall } from "./proxy-call";

/**
 * Fails when the connection does. Whoever gives it up leaves the connection as it is, so that an answer can still be
 * given over it; what else comes is read to nowhere.
 */
function incomingBody(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  let wake: () => void = () => undefined;
  const hear = () => wake();
  let isHeard = false;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (!isHeard) for (const event of ["readable", "end", "close", "error"]) incoming.on(event, hear);
        isHeard = true;
        for (;;) {
          const chunk: Uint8Array<ArrayBuffer> | null = incoming.read();
          if (chunk) return controller.enqueue(chunk);
          if (incoming.readableEnded) return controller.close();
          if (incoming.destroyed) throw incoming.errored ?? new Error("The client has left");
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
      cancel() {
        for (const event of ["readable", "end", "close"]) incoming.off(event, hear);
        incoming.resume();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Only path and query of it are looked at. */
const ANY_ORIGIN = "http://localhost";
const WITHOUT_BODY = ["GET", "HEAD"];

/** Whether this is a call of the contract, by method and raw path. All others are Next's to answer. */
export function takesCall(method: string, target: string): boolean {
  return matchRows(method, target.split("?", 1)[0] ?? "").length > 0;
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, each);
  }
  return headers;
}

/** `signal` is aborted when the client leaves before it has its answer. */
function callOf(incoming: IncomingMessage, signal: AbortSignal): IncomingCall {
  const method = incoming.method ?? "";
  return {
    method,
    url: ANY_ORIGIN + incoming.url,
    headers: headersOf(incoming),
    body: WITHOUT_BODY.includes(method) ? null : incomingBody(incoming),
    signal,
  };
}

/** Where scripts/start.mjs, which is no part of the build, finds this door. */
const PLACE = Symbol.for("lintel.node-door");

export function openNodeDoor(): void {
  Reflect.set(globalThis, PLACE, { takesCall, answerCall: answerNodeCall });
}

/** Answers it. Headers that `outgoing` holds already stay. Never rejects: an answer that breaks is logged. */
export async function answerNodeCall(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const leaving = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) leaving.abort();
  });
  // A connection that breaks is told of by the above; without a listener it would end the process.
  incoming.on("error", () => undefined);
  outgoing.on("error", () => undefined);
  try {
    await sendAnswer(await answerCall(callOf(incoming, leaving.signal)), outgoing);
  } catch (error) {
    log.warn({ requestId: outgoing.getHeader("x-request-id"), code: codeOf(error) }, "an answer broke off");
    outgoing.destroy();
  }
}
