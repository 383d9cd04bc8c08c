/** One pass over the queue under its lock: sends from the head until nothing is left or something has to wait. */
import { SESSION_LOCK } from "../browser/web-locks";
import { dependentEntries } from "./dependents";
import { afterAnswer, afterRefusal, nextCall, wentDownWith } from "./entry-steps";
import { afterSplit, type GestureBatch, isJoinedBatch, joinableRun, joinedBatch } from "./gesture-batch";
import type { QueueEntry, QueueFailure } from "./queue-entry";
import type { QueueEvents } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import { reopenGroup, retryGesture } from "./reopen";
import { type RevisionNotes, withDeleted, withoutOld, withRevisions } from "./revision-notes";
import { afterAnswered } from "./rollback";
import { type SendOutcome, sendCall } from "./send-call";
import { wasCarriedOut } from "./was-carried-out";

/** "waiting": no answer; "held": the session is another person's. */
export type PassResult = "empty" | "waiting" | "held";

/** How long a call in flight may take once the network is back. */
const HURRY_MS = 2_000;
const SERVER_FAULT = 500;
const CONFLICT = 409;

/** The call that an entry has reached. */
const stepOf = ({ id, status, done }: QueueEntry): string => `${id} ${status} ${done}`;

export type PassHooks = {
  isCurrent: (scope: string) => boolean;
  /** Gestures that are still being stored are stored after this. */
  allStored: () => Promise<unknown>;
  /** A call was decided, for the gestures with these ids. */
  onDecided: (ids: readonly string[], isSaved: boolean) => Promise<void>;
};

export function createPass(parts: QueueParts, events: QueueEvents, hooks: PassHooks) {
  const { storage, joining } = parts;
  let controller = new AbortController();
  /** When a batch was last sent. */
  let sentAt = 0;
  /** The next call after an answer, until it is sent: earlier sends of its gesture say nothing about it. */
  let unsent: string | null = null;

  /** Resolves after the gathering pause, or when the call in flight is aborted. */
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

  /**
   * The next entry to send: one gesture, or a batch that is stored before it is sent. `isSent`: a call of it may have
   * been sent before.
   */
  async function head(scope: string): Promise<{ entry: QueueEntry | undefined; isSent: boolean }> {
    const under = await storage.readBatch(scope);
    if (under) return { entry: under, isSent: true };
    await sinkLate(scope);
    const first = await storage.first(scope);
    if (!joining || !first || joinableRun([first], joining).length === 0) {
      return { entry: first, isSent: first?.isSent === true };
    }
    await gather(joining.pause);
    const run = joinableRun(await storage.next(scope, joining.most), joining);
    sentAt = Date.now();
    const batch = await joinedBatch(run, joining);
    const next = batch ?? (run[0] && { ...run[0], isSent: true });
    if (next) await keep(next);
    return { entry: next, isSent: false };
  }

  async function membersOf(batch: GestureBatch): Promise<QueueEntry[]> {
    return (await storage.open(batch.scope)).filter(({ id }) => batch.members.includes(id));
  }

  /**
   * The gestures of a saved entry, including those that another tab rolled back while it was in flight: they are
   * saved.
   */
  async function savedOf(entry: QueueEntry): Promise<QueueEntry[]> {
    if (!isJoinedBatch(entry)) return [entry];
    const open = await membersOf(entry);
    // Read after the entries: a gesture that fails meanwhile is in one of the two.
    const sunk = (await storage.failed(entry.scope)).filter(({ id }) => entry.members.includes(id));
    const failedSince = new Set(sunk.map(({ id }) => id));
    return [...open.filter(({ id }) => !failedSince.has(id)), ...sunk];
  }

  /** Stores the entry's next state; a batch has its own place. */
  async function keep(entry: QueueEntry): Promise<void> {
    if (isJoinedBatch(entry)) await storage.writeBatch(entry.scope, entry);
    else await storage.put([entry]);
  }

  /** Finds the refused gesture of a batch by sending it in parts. */
  async function split(batch: GestureBatch): Promise<void> {
    const changed = afterSplit(batch, await membersOf(batch));
    await storage.writeBatch(batch.scope, null, { changed });
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

  /** The entry is still being rolled back, or done with it. */
  async function goOnUndoing(entry: QueueEntry, after: QueueEntry | null): Promise<void> {
    if (after && isJoinedBatch(after)) {
      if (after.status === "undoing") await storage.writeBatch(after.scope, after);
      else await split(after);
      return;
    }
    if (after?.status === "open") await reopenGroup(parts, events, entry);
    else if (after) await storage.put([after]);
    if (after) reportSettled(after);
    await hooks.onDecided([], false);
  }

  /** While it is rolled back, a list that is read may still contain its changes. */
  function reportSettled({ id, owner, scope, status }: QueueEntry): void {
    if (status !== "undoing") events.emit(scope, { type: "settled", owner, id });
  }

  async function goOn(entry: QueueEntry, value: unknown): Promise<void> {
    const after = afterAnswer(entry);
    unsent = after && stepOf(after);
    const { id, owner, scope } = entry;
    const name = nextCall(entry)?.name;
    if (entry.status === "undoing") {
      if (name) events.emit(scope, { type: "undone", owner, id, name, value });
      return goOnUndoing(entry, after);
    }
    const saved = after !== null ? [] : await savedOf(entry);
    if (after !== null) await keep(after);
    else if (isJoinedBatch(entry)) await storage.writeBatch(scope, null, { removed: saved });
    else await storage.remove(saved);
    if (name) events.emit(scope, { type: "answered", owner, id, name, value });
    for (const one of saved) events.emit(scope, { type: "saved", owner, id: one.id });
    await hooks.onDecided(
      saved.map((one) => one.id),
      after === null,
    );
  }

  async function refuse(entry: QueueEntry, failure: QueueFailure, mayBeDone: boolean): Promise<void> {
    const rest = entry.status === "undoing" ? await parts.restOfRollback?.(entry, failure) : undefined;
    const after = afterRefusal(entry, failure, mayBeDone, rest);
    if (entry.status === "undoing" || isJoinedBatch(entry)) return goOnUndoing(entry, after);
    const { id: root, scope, label } = entry;
    const later = (await storage.open(scope)).filter((other) => other.id !== root);
    const dependents = dependentEntries(entry, later).map((other) => wentDownWith(other, after));
    await storage.put([after, ...dependents]);

    const group = [entry, ...dependents];
    const also: string[] = [];
    for (const owner of new Set(group.map((other) => other.owner))) {
      const ids = group.filter((other) => other.owner === owner).map((other) => other.id);
      also.push(...events.emit(scope, { type: "failed", owner, root, ids, label, failure }));
    }
    reportSettled(after);
    await sink(after, also);
    await hooks.onDecided([...group.map((other) => other.id), ...also], false);
  }

  /**
   * Fails gestures that were made before their owner learned of the refusal, and were rolled back there. One in
   * flight may have been carried out, and is continued until that is known: otherwise it would be saved and listed as
   * refused.
   */
  async function sink(failed: QueueEntry, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await hooks.allStored();
    await storage.changeOpen(failed.scope, ids, (entry) => (entry.isSent ? entry : wentDownWith(entry, failed)));
    // Other tabs may have counted waiting gestures before this change.
    events.emit(failed.scope, { type: "sunk", owner: failed.owner, ids });
  }

  /** Fails gestures that were added after the refusal of one that they build on, by a tab that did not know of it. */
  async function sinkLate(scope: string): Promise<void> {
    const building = (await storage.next(scope, joining?.most ?? 1)).filter(
      ({ buildsOn, done, status, isSent }) => buildsOn.length > 0 && done === 0 && status === "open" && !isSent,
    );
    if (building.length === 0) return;
    const failed = new Map((await storage.failed(scope)).map((entry) => [entry.id, entry]));
    for (const entry of building) {
      const below = entry.buildsOn.map((id) => failed.get(id)).find((one) => one?.owner === entry.owner);
      const root = below?.failedWith ? (failed.get(below.failedWith) ?? below) : below;
      if (!root?.failure) continue;
      const { id, owner, label, failure } = root;
      failed.set(entry.id, wentDownWith(entry, root));
      await storage.changeOpen(scope, [entry.id], (one) => wentDownWith(one, root));
      events.emit(scope, { type: "failed", owner, root: id, ids: [entry.id], label, failure });
      await hooks.onDecided([entry.id], false);
    }
  }

  return {
    sink,
    retry: (options: Parameters<typeof retryGesture>[2]) => retryGesture(parts, events, options),
    /** Aborts the call in flight; whether it arrived is found out when it is sent again. */
    abort: () => controller.abort(),
    /**
     * The network is back: a call in flight may hang in the old connection, and is aborted unless it is answered
     * soon.
     */
    hurry(): void {
      const onItsWay = controller;
      setTimeout(() => onItsWay.abort(), HURRY_MS);
    },
    async run(scope: string): Promise<PassResult> {
      // Another tab may have continued it meanwhile.
      unsent = null;
      for (;;) {
        if (!hooks.isCurrent(scope)) return "held";
        const { entry, isSent } = await head(scope);
        const isAgain = isSent && entry !== undefined && unsent !== stepOf(entry);
        unsent = null;
        const notes = await storage.readNotes(scope);
        if (!entry) {
          const kept = withoutOld(notes, Date.now());
          if (kept !== notes) await storage.writeNotes(scope, kept);
          return "empty";
        }
        const outcome = await send(entry, notes);
        if (outcome.type === "waiting" || outcome.type === "held") return outcome.type;
        if (outcome.type === "refused") {
          const over = outcome.failure.status === CONFLICT && (await parts.overOwn?.(entry, outcome.failure, notes));
          if (over) {
            await keep(over);
            unsent = stepOf(over);
            continue;
          }
          // It was sent before and may have been carried out, and the backend may have failed only since.
          const { status } = outcome.failure;
          const mayBeDone = outcome.mayBeDone || (isAgain && status >= SERVER_FAULT);
          // Created or written at the first send and changed by another person since: it is theirs too, and remains.
          const isOthers = isAgain && status === CONFLICT && entry.status === "open";
          const remains = isOthers && wasCarriedOut(entry.calls[entry.done], outcome.failure.conflicts);
          await refuse(remains ? { ...entry, isPartlySaved: true } : entry, outcome.failure, mayBeDone);
          continue;
        }
        const call = nextCall(entry);
        // Another tab's deletion of a record that was created and deleted here deleted nothing.
        const known = isJoinedBatch(entry) ? withDeleted(notes, entry.gone ?? [], Date.now(), entry.id) : notes;
        if (!call) {
          if (known !== notes) await storage.writeNotes(scope, known);
          await goOn(entry, outcome.value);
          continue;
        }
        const answered = { sent: withRevisions(call, entry, notes), value: outcome.value, at: Date.now() };
        const after = afterAnswered(entry, answered, known);
        // A steady editor never empties the queue.
        const kept = withoutOld(after.notes, Math.min(Date.now(), Date.parse(entry.createdAt)));
        if (kept !== notes) await storage.writeNotes(scope, kept);
        await goOn(after.entry, outcome.value);
      }
    },
  };
}

export type Pass = ReturnType<typeof createPass>;
