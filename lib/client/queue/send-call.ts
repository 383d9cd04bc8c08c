/** Sends one call for one session's scope and classifies the outcome. */
import { ApiError } from "../calls/api-error";
import { targetsOf } from "./call-records";
import type { QueueCall, QueueFailure } from "./queue-entry";

export type SendOutcome =
  | { type: "answered"; value: unknown }
  /** No decision: it waits and is sent again. */
  | { type: "waiting" }
  /** Another person's session: it waits for the same person. */
  | { type: "held" }
  /** Refused. `mayBeDone`: the answer was an unreadable success. */
  | { type: "refused"; failure: QueueFailure; mayBeDone: boolean };

export type SendCall = (call: QueueCall, signal: AbortSignal) => Promise<unknown>;

/** The time limit of a call, longer than the proxy waits for a backend. Milliseconds. */
const PATIENCE_MS = 45_000;
/** More for large bodies: a record is about 300 bytes, and a slow line carries 60 kB per second. */
const PATIENCE_A_RECORD_MS = 5;

/** A call that times out or is aborted waits: whether it arrived is found out when it is sent again. */
export async function sendCall(send: SendCall, call: QueueCall, signal: AbortSignal): Promise<SendOutcome> {
  const sending = new AbortController();
  const letGo = () => sending.abort();
  const timer = setTimeout(letGo, PATIENCE_MS + PATIENCE_A_RECORD_MS * targetsOf([call]).length);
  signal.addEventListener("abort", letGo);
  if (signal.aborted) letGo();
  try {
    return { type: "answered", value: await send(call, sending.signal) };
  } catch (error) {
    return sending.signal.aborted ? { type: "waiting" } : outcomeOf(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", letGo);
  }
}

function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof ApiError)) {
    const message = error instanceof Error ? error.message : String(error);
    return { type: "refused", failure: { message, type: "server_error", status: 0 }, mayBeDone: false };
  }
  if (error.isUnanswered) return { type: "waiting" };
  if (error.status === 401) return { type: "held" };
  const { message, type, status, conflicts } = error;
  return { type: "refused", failure: { message, type, status, conflicts }, mayBeDone: status >= 200 && status < 300 };
}
