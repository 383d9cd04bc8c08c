/** One pass over the queue, made while its lock is held: sends from the head until nothing is left or something waits. */
import { SESSION_LOCK } from "../web-locks";
import { dependentEntries } from "./dependents";
import { afterAnswer, afterRefusal, nextCall, wentDownWith } from "./entry-steps";
import { afterSplit, type GestureTrain, isTrain, joinableRun, trainOf } from "./gesture-train";
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
  const { storage, joining } = parts;
  let controller = new AbortController();
  /** When gestures that may go together were last sent. */
  let sentAt = 0;

  /** Resolves after the pause in which gestures gather, or when what is on its way is let go. */
  async function gather(pause: number): Promise<void> {
    const left = Math.min(pause, sentAt + pause - Date.now());
    if (left <= 0) return;
    controller = new AbortController();
    const { signal } = controller;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** What is to be sent next: one gesture, or several that go together and are noted as such before they go. */
  async function head(scope: string): Promise<QueueEntry | undefined> {
    const under = await storage.readTrain(scope);
    if (under) return under;
    const first = await storage.first(scope);
    if (!joining || !first || joinableRun([first], joining).length === 0) return first;
    await gather(joining.pause);
    const run = joinableRun(await storage.next(scope, joining.most), joining);
    sentAt = Date.now();
    const train = await trainOf(run, joining);
    if (train) await storage.writeTrain(scope, train);
    return train ?? run[0];
  }

  async function membersOf(train: GestureTrain): Promise<QueueEntry[]> {
    return (await storage.open(train.scope)).filter(({ id }) => train.members.includes(id));
  }

  /** An entry as it goes on, a train on its own place. */
  async function keep(entry: QueueEntry): Promise<void> {
    if (isTrain(entry)) await storage.writeTrain(entry.scope, entry);
    else await storage.put([entry]);
  }

  /** Which of them was refused is found by sending them in parts. */
  async function split(train: GestureTrain): Promise<void> {
    const changed = afterSplit(train, await membersOf(train));
    await storage.writeTrain(train.scope, null, { changed });
    await hooks.onDecided([], false);
  }

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
    if (after && isTrain(after)) {
      if (after.status === "undoing") await storage.writeTrain(after.scope, after);
      else await split(after);
      return;
    }
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
    const { id, owner, scope } = entry;
    const saved = after !== null ? [] : isTrain(entry) ? await membersOf(entry) : [entry];
    if (after !== null) await keep(after);
    else if (isTrain(entry)) await storage.writeTrain(scope, null, { removed: saved });
    else await storage.remove(saved);
    const name = nextCall(entry)?.name;
    if (name) events.tell(scope, { type: "answered", owner, id, name, value });
    for (const one of saved) events.tell(scope, { type: "saved", owner, id: one.id });
    await hooks.onDecided(
      saved.map((one) => one.id),
      after === null,
    );
  }

  async function refuse(entry: QueueEntry, failure: QueueFailure, mayStand: boolean): Promise<void> {
    const after = afterRefusal(entry, failure, mayStand);
    if (entry.status === "undoing" || isTrain(entry)) return goOnUndoing(entry, after);
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
        const entry = await head(scope);
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
