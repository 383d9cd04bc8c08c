/** What the queue shows of itself. */
import type { EndpointName } from "../../contract/endpoints";
import type { QueueEntry, QueueFailure } from "./queue-entry";

/** Still to be saved. */
export type OpenGesture = {
  id: string;
  /** Who hears of its outcome, e.g. one survey's editor. */
  owner?: string;
  label: string;
  /** What it is about, by name. */
  about?: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** "undoing": refused, and what had gone through of it is being taken back. */
  status: "open" | "undoing";
  /** Keys of the records that it changes. */
  targets?: readonly string[];
  /** The rows of its calls. */
  names?: readonly EndpointName[];
};

export type FailedGesture = {
  id: string;
  owner: string;
  label: string;
  /** What it is about, by name. */
  about?: string;
  /** Where it is chosen between it and what somebody else has changed. */
  page?: string;
  createdAt: string;
  failure: QueueFailure;
  isPartlySaved: boolean;
  /** The failed gesture that it went down with. */
  failedWith?: string;
  /** Keys of the records that it would have changed. */
  targets?: readonly string[];
  /** The rows of its calls. */
  names?: readonly EndpointName[];
  /** The owner's own data. */
  payload?: unknown;
};

export type QueueState = {
  /** Gestures still to be saved. */
  pending: number;
  /** Those of them that wait for an answer, the network or the person to sign in again. */
  waiting: number;
  /** Refused, and listed until retried or dismissed. */
  failed: readonly FailedGesture[];
  isOnline: boolean;
  /** When a gesture was last saved while this page was open, ISO 8601 UTC. */
  savedAt: string | null;
};

export const NO_QUEUE_STATE: QueueState = { pending: 0, waiting: 0, failed: [], isOnline: true, savedAt: null };

const namesOf = (calls: QueueEntry["calls"]) => calls.map(({ name }) => name);

export function toFailed({
  id,
  owner,
  label,
  about,
  page,
  createdAt,
  failure,
  isPartlySaved,
  failedWith,
  targets,
  calls,
  payload,
}: QueueEntry): FailedGesture {
  const known = failure ?? { message: label, type: "server_error", status: 0 };
  const names = namesOf(calls);
  return {
    id,
    owner,
    label,
    about,
    page,
    createdAt,
    failure: known,
    isPartlySaved,
    failedWith,
    targets,
    names,
    payload,
  };
}

export function toOpen({ id, owner, label, about, createdAt, status, targets, calls }: QueueEntry): OpenGesture {
  const shown = status === "undoing" ? "undoing" : "open";
  return { id, owner, label, about, createdAt, status: shown, targets, names: namesOf(calls) };
}
