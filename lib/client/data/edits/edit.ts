/** The options and outcomes of an edit. */
import type { EndpointName, EndpointResult } from "../../../contract/endpoints";
import type { Actor } from "../../reads/optimistic-view";

/** A refused edit of a row with `queues`. The edit stays in the queue under `id` until it is retried or dismissed. */
export type Refusal = {
  id: string;
  /** The HTTP status. */
  code: number;
  /** On a 409, the current records of the backend. */
  conflicts: readonly unknown[];
};

/** "waiting": the backend has not answered; the edit stays applied and goes out once the connection is back. */
export type SavedEdit<N extends EndpointName> = { status: "done"; result: EndpointResult<N> } | { status: "waiting" };

export type EditOutcome<N extends EndpointName> =
  | SavedEdit<N>
  | { status: "failed"; message: string; refusal?: Refusal };

export type EditOptions = {
  /** Names the edit in messages and in the list of unsaved edits. */
  label: string;
  /** The author, where the optimistic change shows one. */
  actor?: Actor | null;
  /**
   * Refusals that the caller reports in place of the alert, while it waits for the outcome; the refused edit stays in
   * the queue for the caller to retry or dismiss. Rows with `queues` only.
   */
  handlesRefusal?: boolean | ((refusal: Refusal) => boolean);
  /** The queue scope in which the edit began; by default the current scope. Rows with `queues` only. */
  scope?: string;
  /** Resolves once the caller has refreshed the reads for several edits at once. Rows with `queues` only. */
  refreshedTogether?: Promise<unknown>;
  /** Runs on Retry, if more than the call has to be repeated. Rows without `queues` only; the queue retries its own. */
  retry?: () => unknown;
};
