/**
 * The door for scripts/start.mjs: calls answered on Node's own request and response, before Next sees them (decision 28).
 * The route handler below app/api/backend is the other one; both answer by `answerCall`.
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { codeOf, log } from "../log";
import { answerCall } from "./answer-call";
import { incomingBody } from "./incoming-body";
import { matchRows } from "./match-rows";
import { sendAnswer } from "./outgoing-answer";
import type { IncomingCall } from "./proxy-call";

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
