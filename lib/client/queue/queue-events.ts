/** What happens to gestures, told to their owners in every tab. */

import type { EndpointName } from "../../contract/endpoints";
import { notifyEach } from "../../notify-each";
import type { TabChannel } from "../browser/tab-channel";
import type { QueueFailure } from "./queue-entry";

export type QueueProgress =
  /** A gesture came into the queue. */
  | { type: "added"; owner: string; id: string }
  /** One of its calls went through. */
  | { type: "answered"; owner: string; id: string; name: EndpointName; value: unknown }
  /** A call that takes back one of a refused gesture, or of several that went together, went through. */
  | { type: "undone"; owner: string; id: string; name: EndpointName; value: unknown }
  /** All of its calls did. `isFound`: the tab that heard the answers is gone, and they with it. */
  | { type: "saved"; owner: string; id: string; isFound?: boolean }
  /** It was refused, and by now what had gone through of it has been taken back, or stands. */
  | { type: "settled"; owner: string; id: string }
  /** They went down with one that had been refused before, and wait no more. */
  | { type: "sunk"; owner: string; ids: readonly string[] }
  /** They are in the queue again, at its end and in this order. */
  | { type: "retried"; owner: string; ids: readonly string[] }
  /** Refused, they were let go, and are not listed any more. */
  | { type: "dismissed"; owner: string; ids: readonly string[] };

/** Refused. `ids`: the owner's gestures that are to be rolled back, in order; `root`: the one that was refused. */
export type QueueRefusal = {
  type: "failed";
  owner: string;
  root: string;
  ids: readonly string[];
  label: string;
  failure: QueueFailure;
  /** It has been dismissed already, and cannot be tried again. */
  isLetGo?: boolean;
};

export type QueueEvent = QueueProgress | QueueRefusal;

export type QueueListener = {
  hear: (event: QueueProgress) => void;
  /** Takes the gestures back and answers what it took back, with those made too late for the queue to know them. */
  rollBack: (refusal: QueueRefusal) => readonly string[];
};

/** `scope`: whose queue it happened in. */
export type ToldEvent = { scope: string; event: QueueEvent };
export type QueueChannel = TabChannel<ToldEvent>;

/** `onFromTab` hears of another tab's events, with the gestures that this page took back beyond those of a refusal. */
export function createQueueEvents(channel: QueueChannel, onFromTab: (told: ToldEvent, also: string[]) => void) {
  const listeners = new Map<string, Set<QueueListener>>();
  const watchers = new Set<(event: QueueEvent) => void>();

  function tellHere(event: QueueEvent): string[] {
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

  channel.listen((told) => onFromTab(told, tellHere(told.event)));

  return {
    /** Answers ids that went down beyond those of a refusal. */
    tell(scope: string, event: QueueEvent): string[] {
      channel.post({ scope, event });
      return tellHere(event);
    },
    tellHere,
    /** Hears what happens to everybody's gestures, before their owners do. */
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
