/** What waits in the queue: one gesture of several calls, sent in order and failing as a whole. Plain data. */
import { type EndpointName, type EndpointParams, rowOf } from "../../contract/endpoints";
import { targetsOf } from "./call-records";

export type QueueCallOf<N extends EndpointName> = { name: N; params: EndpointParams<N> };
export type QueueCall = { [N in EndpointName]: QueueCallOf<N> }[EndpointName];
/** A call, and the calls that take it back once it has gone through. */
export type GestureCall = QueueCall & {
  inverse?: readonly QueueCall[];
  /** It has gone through and changed nothing, so that there is nothing to take back. */
  isIdle?: boolean;
  /** Of what it makes again although it may still be there: the revisions that tell that it was. */
  stood?: Readonly<Record<string, number | undefined>>;
};

export type NewGesture = {
  id: string;
  /** Who hears of its outcome, e.g. one survey's editor. */
  owner: string;
  /** Whose session sends it; the queue's current one without it. */
  scope?: string;
  /** What was done, in the user's words. */
  label: string;
  /** What it is about, by name, where the label does not say it. */
  about?: string;
  /** Address of ours: where it is chosen what becomes of it if somebody else has changed the same. */
  page?: string;
  /** The owner's own data; comes back with the entry. */
  payload?: unknown;
  calls: readonly GestureCall[];
  /** Ids of gestures in the queue that this one cannot stand without, beyond those that touch the same records. */
  buildsOn?: readonly string[];
  /** ISO 8601 UTC; now without it. */
  createdAt?: string;
};

export type QueueFailure = { message: string; type: string; status: number; conflicts?: readonly unknown[] };

export type Retried = {
  /** When it was refused, in milliseconds since 1970. */
  since: number;
  /** Ids of the gestures that are sent again together. */
  group: readonly string[];
  /** Revisions of records that were seen, and decided on, since then; by key. */
  seen: Readonly<Record<string, number>>;
};

export type QueueEntry = {
  id: string;
  owner: string;
  scope: string;
  label: string;
  /** What it is about, by name. */
  about?: string;
  /** Where a conflict of it is decided. */
  page?: string;
  payload?: unknown;
  calls: readonly GestureCall[];
  buildsOn: readonly string[];
  /** Keys of the records that it creates, changes or deletes. */
  targets: readonly string[];
  createdAt: string;
  /** Its place in the queue; set when it is stored. */
  sequence: number;
  /** "undoing": refused, and the calls that had gone through are being taken back. */
  status: "open" | "undoing" | "failed";
  /** How many of its calls have gone through. */
  done: number;
  /** Inverse calls still to be sent. */
  undo: readonly QueueCall[];
  failure?: QueueFailure;
  /** The failed gesture that it went down with. */
  failedWith?: string;
  /** Something of it stands at the backend although it failed. */
  isPartlySaved: boolean;
  /** When it was refused and taken back, in milliseconds since 1970. */
  failedAt?: number;
  /** Sent again after a refusal: what has changed a record since then is not to be overwritten unasked. */
  retried?: Retried;
  /** Asked for again while it was still being taken back. */
  isRetried?: boolean;
  /** It was sent alone and may have been carried out, so it goes again as it was and with no other. */
  isSent?: boolean;
  /** With how many it may go together at most; fewer each time that they were refused together. */
  together?: number;
};

/** Throws on a call whose row must not be sent twice: only rows with `queues` may wait. */
export function newEntry(gesture: NewGesture, scope: string): QueueEntry {
  const calls = gesture.calls.flatMap((call): QueueCall[] => [call, ...(call.inverse ?? [])]);
  for (const { name } of calls) {
    if (!rowOf(name).queues) throw new Error(`${name} may not wait in the queue`);
  }
  return {
    id: gesture.id,
    owner: gesture.owner,
    scope,
    label: gesture.label,
    ...(gesture.about === undefined ? {} : { about: gesture.about }),
    ...(gesture.page === undefined ? {} : { page: gesture.page }),
    payload: gesture.payload,
    calls: gesture.calls,
    buildsOn: gesture.buildsOn ?? [],
    targets: targetsOf(gesture.calls),
    createdAt: gesture.createdAt ?? new Date().toISOString(),
    sequence: 0,
    status: "open",
    done: 0,
    undo: [],
    isPartlySaved: false,
  };
}
