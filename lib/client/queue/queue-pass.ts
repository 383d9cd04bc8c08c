/** One pass over the queue, made while its lock is held: sends from the head until nothing is left or something waits. */
import { SESSION_LOCK } from "../web-locks";
import { dependentEntries } from "./dependents";
import { afterAnswer, afterRefusal, nextCall, wentDownWith } from "./entry-steps";
import type { QueueEntry, QueueFailure } from "./queue-entry";
import type { QueueEvents } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import { reopenGroup } from "./reopen";
import { type RevisionNotes, withAnswer, withoutOld, withRevisions } from "./revision-notes";
import { type SendOutcome, sendCall } from "./send-call";

/** "waiting": nobody answers; "held": it is not this person's session. */
export type PassResult = "empty" | "waiting" | "held";

type Hooks = {
  isCurrent: (scope: string) => boolean;
  /** Gestures that are being stored are stored after this. */
  allStored: () => Promise<unknown>;
  /** A call was decided; the ids are of gestures that are decided with it. */
  onDecided: (ids: readonly string[], isSaved: boolean) => Promise<void>;
};

export function createPass(parts: QueueParts, events: QueueEvents, hooks: Hooks) {
  const { storage } = parts;
  let controller = new AbortController();

  async function send(entry: QueueEntry, notes: RevisionNotes): Promise<SendOutcome> {
    const call = nextCall(entry);
    if (!call) return { type: "answered", value: null };
    controller = new AbortController();
    const { signal } = controller;
    return parts.withLock(SESSION_LOCK, "shared", async (): Promise<SendOutcome> => {
      if (parts.readScope() !== entry.scope || !hooks.isCurrent(entry.scope)) return { type: "held" };
      if (signal.aborted) return { type: "waiting" };
      return sendCall(parts.send, withRevisions(call, entry, notes), signal);
    });
  }

  /** The entry is still being taken back, or through with that. */
  async function goOnUndoing(entry: QueueEntry, after: QueueEntry | null): Promise<void> {
    if (after?.status === "open") await reopenGroup(storage, events, entry);
    else if (after) await storage.put([after]);
    if (after) tellSettled(after);
    await hooks.onDecided([], false);
  }

  /** While it is being taken back, a list that is read may still hold what is about to go. */
  function tellSettled({ id, owner, scope, status }: QueueEntry): void {
    if (status !== "undoing") events.tell(scope, { type: "settled", owner, id });
  }

  async function goOn(entry: QueueEntry, value: unknown): Promise<void> {
    const after = afterAnswer(entry);
    if (entry.status === "undoing") return goOnUndoing(entry, after);
    if (after === null) await storage.remove([entry]);
    else await storage.put([after]);
    const { id, owner, scope } = entry;
    const name = nextCall(entry)?.name;
    if (name) events.tell(scope, { type: "answered", owner, id, name, value });
    if (after === null) events.tell(scope, { type: "saved", owner, id });
    await hooks.onDecided(after === null ? [id] : [], after === null);
  }

  async function refuse(entry: QueueEntry, failure: QueueFailure, mayStand: boolean): Promise<void> {
    const after = afterRefusal(entry, failure, mayStand);
    if (entry.status === "undoing") return goOnUndoing(entry, after);
    const { id: root, scope, label } = entry;
    const later = (await storage.open(scope)).filter((other) => other.id !== root);
    const dependents = dependentEntries(entry, later).map((other) => wentDownWith(other, after));
    await storage.put([after, ...dependents]);

    const group = [entry, ...dependents];
    const also: string[] = [];
    for (const owner of new Set(group.map((other) => other.owner))) {
      const ids = group.filter((other) => other.owner === owner).map((other) => other.id);
      also.push(...events.tell(scope, { type: "failed", owner, root, ids, label, failure }));
    }
    tellSettled(after);
    await sink(after, also);
    await hooks.onDecided([...group.map((other) => other.id), ...also], false);
  }

  /** Gestures that were made before their owner heard of the refusal, and went down with it there. */
  async function sink(failed: QueueEntry, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await hooks.allStored();
    const open = await storage.open(failed.scope);
    await storage.put(open.filter((entry) => ids.includes(entry.id)).map((entry) => wentDownWith(entry, failed)));
  }

  return {
    sink,
    /** What is on its way is let go; whether it arrived is found out when it is sent again. */
    abort: () => controller.abort(),
    async run(scope: string): Promise<PassResult> {
      for (;;) {
        if (!hooks.isCurrent(scope)) return "held";
        const entry = await storage.first(scope);
        const notes = await storage.readNotes(scope);
        if (!entry) {
          const kept = withoutOld(notes, Date.now());
          if (Object.keys(kept).length < Object.keys(notes).length) await storage.writeNotes(scope, kept);
          return "empty";
        }
        const outcome = await send(entry, notes);
        if (outcome.type === "waiting" || outcome.type === "held") return outcome.type;
        if (outcome.type === "refused") {
          await refuse(entry, outcome.failure, outcome.mayStand);
          continue;
        }
        const noted = withAnswer(notes, outcome.value, Date.now());
        if (noted !== notes) await storage.writeNotes(scope, noted);
        await goOn(entry, outcome.value);
      }
    },
  };
}
