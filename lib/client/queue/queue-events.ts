/** Events of gestures, reported to their owners in every tab. */

import type { EndpointName } from "../../contract/endpoints";
import { notifyEach } from "../../notify-each";
import type { TabChannel } from "../browser/tab-channel";
import type { QueueFailure } from "./queue-entry";

export type QueueProgress =
  /** A gesture was added to the queue. */
  | { type: "added"; owner: string; id: string }
  /** One of its calls is done. */
  | { type: "answered"; owner: string; id: string; name: EndpointName; value: unknown }
  /** An inverse call of a refused gesture or batch is done. */
  | { type: "undone"; owner: string; id: string; name: EndpointName; value: unknown }
  /** All of its calls are done. `isFound`: seen in storage after the sending tab was closed, with the answers lost. */
  | { type: "saved"; owner: string; id: string; isFound?: boolean }
  /** It was refused, and its finished calls have been rolled back or remain. */
  | { type: "settled"; owner: string; id: string }
  /** They failed with an earlier refused gesture, and wait no more. */
  | { type: "sunk"; owner: string; ids: readonly string[] }
  /** They are in the queue again, at its end and in this order. */
  | { type: "retried"; owner: string; ids: readonly string[] }
  /** They were refused and have been dismissed. */
  | { type: "dismissed"; owner: string; ids: readonly string[] };

/** Refused. `ids`: the owner's gestures to roll back, in order; `root`: the refused one. */
export type QueueRefusal = {
  type: "failed";
  owner: string;
  root: string;
  ids: readonly string[];
  label: string;
  failure: QueueFailure;
  /** It was dismissed already, and cannot be retried. */
  isDismissed?: boolean;
};

export type QueueEvent = QueueProgress | QueueRefusal;

export type QueueListener = {
  hear: (event: QueueProgress) => void;
  /**
   * Rolls the gestures back. Returns all that were rolled back, including later ones that the queue does not know
   * yet.
   */
  rollBack: (refusal: QueueRefusal) => readonly string[];
};

/** `scope`: of the queue in which it happened. */
export type ScopedEvent = { scope: string; event: QueueEvent };
export type QueueChannel = TabChannel<ScopedEvent>;

/**
 * `onFromTab` receives another tab's events, with the gestures that this page rolled back beyond those of the
 * refusal.
 */
export function createQueueEvents(channel: QueueChannel, onFromTab: (message: ScopedEvent, also: string[]) => void) {
  const listeners = new Map<string, Set<QueueListener>>();
  const watchers = new Set<(event: QueueEvent) => void>();

  function notifyHere(event: QueueEvent): string[] {
    const own = [...(listeners.get(event.owner) ?? [])];
    notifyEach(watchers, event);
    const taken: string[] = [];
    notifyEach(
      own.map((one) => () => {
        if (event.type === "failed") taken.push(...one.rollBack(event));
        else one.hear(event);
      }),
    );
    return event.type === "failed" ? taken.filter((id) => !event.ids.includes(id)) : taken;
  }

  channel.listen((message) => onFromTab(message, notifyHere(message.event)));

  return {
    /** Returns ids that failed beyond those of the refusal. */
    emit(scope: string, event: QueueEvent): string[] {
      channel.post({ scope, event });
      return notifyHere(event);
    },
    notifyHere,
    /** Receives everybody's events before the owners do. */
    watch(watcher: (event: QueueEvent) => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    listen(owner: string, listener: QueueListener): () => void {
      const own = listeners.get(owner) ?? new Set();
      listeners.set(owner, own.add(listener));
      return () => own.delete(listener);
    },
  };
}

export type QueueEvents = ReturnType<typeof createQueueEvents>;
