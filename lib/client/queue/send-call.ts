/** Sends one call for one session's scope and classifies the outcome. */
import { ApiError } from "../calls/api-error";
import { targetsOf } from "./call-records";
import type { QueueCall, QueueFailure } from "./queue-entry";

export type SendOutcome =
  | { type: "answered"; value: unknown }
  /** No decision: the call waits and is sent again. */
  | { type: "waiting" }
  /** Another person's session: the call waits for the same person. */
  | { type: "held" }
  /** Refused. `mayBeDone`: the answer was an unreadable success. */
  | { type: "refused"; failure: QueueFailure; mayBeDone: boolean };

export type SendCall = (call: QueueCall, signal: AbortSignal) => Promise<unknown>;

/** The time limit of a call, longer than the proxy waits for a backend. Milliseconds. */
const TIMEOUT_MS = 45_000;
/** More for large bodies: a record is about 300 bytes, and a slow line carries 60 kB per second. */
const TIMEOUT_PER_RECORD_MS = 5;

/** A call that times out or is aborted waits: the next try shows whether it arrived. */
export async function sendCall(send: SendCall, call: QueueCall, signal: AbortSignal): Promise<SendOutcome> {
  const sending = new AbortController();
  const abort = () => sending.abort();
  const timer = setTimeout(abort, TIMEOUT_MS + TIMEOUT_PER_RECORD_MS * targetsOf([call]).length);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  try {
    return { type: "answered", value: await send(call, sending.signal) };
  } catch (error) {
    return sending.signal.aborted ? { type: "waiting" } : outcomeOf(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
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
