/** The state that the queue shows. */
import type { EndpointName } from "../../contract/endpoints";
import type { QueueEntry, QueueFailure } from "./queue-entry";

/** A gesture that is still to be saved. */
export type OpenGesture = {
  id: string;
  /** The receiver of its outcome, e.g. one survey's editor. */
  owner?: string;
  label: string;
  /** The name of its subject. */
  about?: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** "undoing": refused, and its finished calls are being rolled back. */
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
  /** The name of its subject. */
  about?: string;
  /** The page on which its conflict is resolved. */
  page?: string;
  createdAt: string;
  failure: QueueFailure;
  isPartlySaved: boolean;
  /** The failed gesture that it failed with. */
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
  /** The gestures among them that wait for an answer, the network or a sign-in. */
  waiting: number;
  /** Refused gestures, listed until retried or dismissed. */
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
