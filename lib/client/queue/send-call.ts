/** Sends one call for one session's scope, and says what became of it. */
import { ApiError } from "../api-error";
import type { QueueCall, QueueFailure } from "./queue-entry";

export type SendOutcome =
  | { type: "answered"; value: unknown }
  /** Nobody decided: it waits and is sent again. */
  | { type: "waiting" }
  /** Not this person's session: it waits for the same person. */
  | { type: "held" }
  /** Decided against. `mayStand`: the backend said yes, but in words that nobody could read. */
  | { type: "refused"; failure: QueueFailure; mayStand: boolean };

export type SendCall = (call: QueueCall, signal: AbortSignal) => Promise<unknown>;

export async function sendCall(send: SendCall, call: QueueCall, signal: AbortSignal): Promise<SendOutcome> {
  try {
    return { type: "answered", value: await send(call, signal) };
  } catch (error) {
    if (signal.aborted) return { type: "waiting" };
    if (!(error instanceof ApiError)) {
      const message = error instanceof Error ? error.message : String(error);
      return { type: "refused", failure: { message, type: "server_error", status: 0 }, mayStand: false };
    }
    if (error.isUnanswered) return { type: "waiting" };
    if (error.status === 401) return { type: "held" };
    const { message, type, status, conflicts } = error;
    return { type: "refused", failure: { message, type, status, conflicts }, mayStand: status >= 200 && status < 300 };
  }
}
