/** An entry of the queue: one gesture of several calls, sent in order and failing as a whole. Plain data. */
import { type EndpointName, type EndpointParams, rowOf } from "../../contract/endpoints";
import { targetsOf } from "./call-records";

export type QueueCallOf<N extends EndpointName> = { name: N; params: EndpointParams<N> };
export type QueueCall = { [N in EndpointName]: QueueCallOf<N> }[EndpointName];
/** A call with the calls that undo it once it is done. */
export type GestureCall = QueueCall & {
  inverse?: readonly QueueCall[];
  /** The call changed nothing, so there is nothing to undo. */
  isIdle?: boolean;
  /** For records that the call creates again although they may still exist: the last known revisions, by key. */
  stood?: Readonly<Record<string, number | undefined>>;
};

export type NewGesture = {
  id: string;
  /** The receiver of its outcome, e.g. one survey's editor. */
  owner: string;
  /** The session's scope that sends it; by default the queue's current one. */
  scope?: string;
  /** Names the gesture in messages. */
  label: string;
  /** The name of its subject, if the label lacks it. */
  about?: string;
  /** The page on which a conflict is resolved. */
  page?: string;
  /** The owner's own data, returned with the entry. */
  payload?: unknown;
  calls: readonly GestureCall[];
  /** Ids of queued gestures that it builds on, beyond those that touch the same records. */
  buildsOn?: readonly string[];
  /** ISO 8601 UTC; by default now. */
  createdAt?: string;
};

export type QueueFailure = { message: string; type: string; status: number; conflicts?: readonly unknown[] };

export type Retried = {
  /** The time of its refusal, in milliseconds since 1970. */
  since: number;
  /** Ids of the gestures that are retried together. */
  group: readonly string[];
  /** Revisions of records that the person has seen and decided on since; by key. */
  seen: Readonly<Record<string, number>>;
};

export type QueueEntry = {
  id: string;
  owner: string;
  scope: string;
  label: string;
  /** The name of its subject. */
  about?: string;
  /** The page on which its conflict is resolved. */
  page?: string;
  payload?: unknown;
  calls: readonly GestureCall[];
  buildsOn: readonly string[];
  /** Keys of the records that it creates, changes or deletes. */
  targets: readonly string[];
  createdAt: string;
  /** Its position in the queue, set when it is stored. */
  sequence: number;
  /** "undoing": refused, and its finished calls are being rolled back. */
  status: "open" | "undoing" | "failed";
  /** The number of its finished calls. */
  done: number;
  /** Inverse calls still to be sent. */
  undo: readonly QueueCall[];
  failure?: QueueFailure;
  /** The failed gesture that it failed with. */
  failedWith?: string;
  /** A part of it remains at the backend although it failed. */
  isPartlySaved: boolean;
  /** When it was refused and rolled back, in milliseconds since 1970. */
  failedAt?: number;
  /** It is being retried: changes made since the refusal must not be overwritten unseen. */
  retried?: Retried;
  /** Retried while it was still being rolled back. */
  isRetried?: boolean;
  /** It was sent alone and may have been carried out, so it is repeated unchanged and alone. */
  isSent?: boolean;
  /** The largest batch that it may join, halved each time the batch is refused. */
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
