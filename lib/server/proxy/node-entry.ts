/**
 * The entry point for scripts/start.mjs: answers calls on Node's own request and response, before Next sees them
 * (decision 004). The route handler in app/api/backend is the other entry point; both use `answerCall`.
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { codeOf, log } from "../log";
import { answerCall } from "./answer-call";
import { matchRows } from "./match-rows";
import { sendAnswer } from "./outgoing-answer";
import type { IncomingCall } from "./proxy-call";

/**
 * Returns the body as a stream that fails when the connection does. Canceling the stream leaves the connection open, so
 * that an answer can still be sent; the rest of the body is read and discarded.
 */
function incomingBody(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  let wake: () => void = () => undefined;
  const listen = () => wake();
  let isListening = false;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (!isListening) for (const event of ["readable", "end", "close", "error"]) incoming.on(event, listen);
        isListening = true;
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
        for (const event of ["readable", "end", "close"]) incoming.off(event, listen);
        incoming.resume();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Makes a URL absolute; only its path and query are used. */
const ANY_ORIGIN = "http://localhost";
const WITHOUT_BODY = ["GET", "HEAD"];

/** Whether this is a call of the contract, by method and raw path. Next answers all others. */
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

/** `signal` aborts when the client leaves before it has its answer. */
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

/** The global under which scripts/start.mjs, which is not bundled, finds this entry point. */
const ENTRY = Symbol.for("lintel.node-entry");

export function openNodeEntry(): void {
  Reflect.set(globalThis, ENTRY, { takesCall, answerCall: answerNodeCall });
}

/** Answers the call. Headers already set on `outgoing` stay. Never rejects: a failed answer is logged. */
export async function answerNodeCall(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const clientLeft = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) clientLeft.abort();
  });
  // The body above reports a failed connection; without a listener it would end the process.
  incoming.on("error", () => undefined);
  outgoing.on("error", () => undefined);
  try {
    await sendAnswer(await answerCall(callOf(incoming, clientLeft.signal)), outgoing);
  } catch (error) {
    log.warn({ requestId: outgoing.getHeader("x-request-id"), code: codeOf(error) }, "an answer broke off");
    outgoing.destroy();
  }
}
