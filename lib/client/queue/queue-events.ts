/** Events of gestures, reported to their owners in every tab. */

import type { EndpointName } from "../../contract/endpoints";
import { notifyEach } from "../../notify-each";
import type { TabChannel } from "../browser/tab-channel";
import type { QueueFailure } from "./queue-entry";

export type QueueProgress =
  /** A gesture was added to the queue. */
  | { type: "added"; owner: string; id: string }
  /** A call of the gesture is done. */
  | { type: "answered"; owner: string; id: string; name: EndpointName; value: unknown }
  /** An inverse call of a refused gesture or batch is done. */
  | { type: "undone"; owner: string; id: string; name: EndpointName; value: unknown }
  /** All calls of the gesture are done. `isFound`: read from storage; the answers were lost with the sending tab. */
  | { type: "saved"; owner: string; id: string; isFound?: boolean }
  /** The gesture was refused, and its finished calls have been rolled back or remain. */
  | { type: "settled"; owner: string; id: string }
  /** The gestures failed with an earlier refused one, and no longer wait. */
  | { type: "sunk"; owner: string; ids: readonly string[] }
  /** The gestures are in the queue again, at its end and in this order. */
  | { type: "retried"; owner: string; ids: readonly string[] }
  /** The gestures were refused and have been dismissed. */
  | { type: "dismissed"; owner: string; ids: readonly string[] };

/** A refusal. `ids`: the owner's gestures to roll back, in order; `root`: the refused one. */
export type QueueRefusal = {
  type: "failed";
  owner: string;
  root: string;
  ids: readonly string[];
  label: string;
  failure: QueueFailure;
  /** The refused gesture was dismissed already, and cannot be retried. */
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

/** `scope`: the scope of the queue in which the event happened. */
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
    const ownerListeners = [...(listeners.get(event.owner) ?? [])];
    notifyEach(watchers, event);
    const rolledBack: string[] = [];
    notifyEach(
      ownerListeners.map((listener) => () => {
        if (event.type === "failed") rolledBack.push(...listener.rollBack(event));
        else listener.hear(event);
      }),
    );
    return event.type === "failed" ? rolledBack.filter((id) => !event.ids.includes(id)) : rolledBack;
  }

  channel.listen((message) => onFromTab(message, notifyHere(message.event)));

  return {
    /** Returns ids that failed beyond those of the refusal. */
    emit(scope: string, event: QueueEvent): string[] {
      channel.post({ scope, event });
      return notifyHere(event);
    },
    notifyHere,
    /** Receives the events of all owners before the owners do. */
    watch(watcher: (event: QueueEvent) => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    listen(owner: string, listener: QueueListener): () => void {
      const ownerListeners = listeners.get(owner) ?? new Set();
      listeners.set(owner, ownerListeners.add(listener));
      return () => ownerListeners.delete(listener);
    },
  };
}

export type QueueEvents = ReturnType<typeof createQueueEvents>;
