/** One pass over the queue under its lock: sends from the head until nothing is left or something has to wait. */
import { SESSION_LOCK } from "../browser/web-locks";
import { dependentEntries } from "./dependents";
import { afterAnswer, afterRefusal, nextCall, wentDownWith } from "./entry-steps";
import { afterSplit, type GestureBatch, isJoinedBatch, type Joining, joinableRun, joinedBatch } from "./gesture-batch";
import type { QueueEntry, QueueFailure } from "./queue-entry";
import type { QueueEvents } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import type { QueueStorage } from "./queue-storage";
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

/** Identifies the call that an entry has reached. */
const stepOf = ({ id, status, done }: QueueEntry): string => `${id} ${status} ${done}`;

type Refused = Extract<SendOutcome, { type: "refused" }>;

export type PassHooks = {
  isCurrent: (scope: string) => boolean;
  /** Resolves when every enqueued gesture is stored. */
  allStored: () => Promise<unknown>;
  /** A call was decided, for the gestures with these ids. */
  onDecided: (ids: readonly string[], isSaved: boolean) => Promise<void>;
};

export class QueuePass {
  readonly #parts: QueueParts;
  readonly #storage: QueueStorage;
  readonly #events: QueueEvents;
  readonly #hooks: PassHooks;
  #controller = new AbortController();
  /** When a batch was last sent. */
  #sentAt = 0;
  /** The next call after an answer, until it is sent: earlier sends of its gesture say nothing about it. */
  #unsent: string | null = null;

  constructor(parts: QueueParts, events: QueueEvents, hooks: PassHooks) {
    this.#parts = parts;
    this.#storage = parts.storage;
    this.#events = events;
    this.#hooks = hooks;
  }

  async run(scope: string): Promise<PassResult> {
    // Another tab may have sent calls of the entry meanwhile.
    this.#unsent = null;
    for (;;) {
      if (!this.#hooks.isCurrent(scope)) return "held";
      const result = await this.#sendNext(scope);
      if (result !== "decided") return result;
    }
  }

  /** Aborts the call in flight; whether it arrived is found out when it is sent again. */
  abort(): void {
    this.#controller.abort();
  }

  /** Aborts the call in flight unless it is answered soon: when the network is back, the call may hang. */
  hurry(): void {
    const inFlight = this.#controller;
    setTimeout(() => inFlight.abort(), HURRY_MS);
  }

  retry(options: Parameters<typeof retryGesture>[2]): ReturnType<typeof retryGesture> {
    return retryGesture(this.#parts, this.#events, options);
  }

  /**
   * Fails gestures that were made before their owner learned of the refusal, and were rolled back there. One in
   * flight may have been carried out, and is continued until that is known: otherwise it would be saved and listed as
   * refused.
   */
  async sink(failed: QueueEntry, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#hooks.allStored();
    await this.#storage.changeOpen(failed.scope, ids, (entry) => (entry.isSent ? entry : wentDownWith(entry, failed)));
    // Other tabs may have counted waiting gestures before this change.
    this.#events.emit(failed.scope, { type: "sunk", owner: failed.owner, ids });
  }

  /** Sends one call. "decided": it was answered or refused, and the pass continues. */
  async #sendNext(scope: string): Promise<PassResult | "decided"> {
    const { entry, isSent } = await this.#readHead(scope);
    const isResent = isSent && entry !== undefined && this.#unsent !== stepOf(entry);
    this.#unsent = null;
    const notes = await this.#storage.readNotes(scope);
    if (!entry) {
      await this.#writeNotes(scope, notes, withoutOld(notes, Date.now()));
      return "empty";
    }
    const outcome = await this.#send(entry, notes);
    if (outcome.type === "waiting" || outcome.type === "held") return outcome.type;
    if (outcome.type === "refused") await this.#handleRefusal(entry, outcome, notes, isResent);
    else await this.#handleAnswer(entry, outcome.value, notes);
    return "decided";
  }

  async #send(entry: QueueEntry, notes: RevisionNotes): Promise<SendOutcome> {
    const call = nextCall(entry);
    if (!call) return { type: "answered", value: null };
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    return this.#parts.withLock(SESSION_LOCK, "shared", async (): Promise<SendOutcome> => {
      if (this.#parts.readScope() !== entry.scope || !this.#hooks.isCurrent(entry.scope)) return { type: "held" };
      if (signal.aborted) return { type: "waiting" };
      return sendCall(this.#parts.send, withRevisions(call, entry, notes), signal);
    });
  }

  // The next entry

  /**
   * Returns the next entry to send: one gesture, or a batch that is stored before it is sent. `isSent`: a call of the
   * entry may have been sent before.
   */
  async #readHead(scope: string): Promise<{ entry: QueueEntry | undefined; isSent: boolean }> {
    const { joining } = this.#parts;
    const batch = await this.#storage.readBatch(scope);
    if (batch) return { entry: batch, isSent: true };
    await this.#sinkLate(scope);
    const first = await this.#storage.first(scope);
    if (!joining || !first || joinableRun([first], joining).length === 0) {
      return { entry: first, isSent: first?.isSent === true };
    }
    return { entry: await this.#joinNext(scope, joining), isSent: false };
  }

  /** Joins the next gestures after the gathering pause, and stores the result as sent. */
  async #joinNext(scope: string, joining: Joining): Promise<QueueEntry | undefined> {
    await this.#gather(joining.pause);
    const run = joinableRun(await this.#storage.next(scope, joining.most), joining);
    this.#sentAt = Date.now();
    const batch = await joinedBatch(run, joining);
    const next = batch ?? (run[0] && { ...run[0], isSent: true });
    if (next) await this.#store(next);
    return next;
  }

  /** Resolves after the gathering pause, or when the call in flight is aborted. */
  async #gather(pause: number): Promise<void> {
    const remaining = Math.min(pause, this.#sentAt + pause - Date.now());
    if (remaining <= 0) return;
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, remaining);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Fails gestures that were added after the refusal of one that they build on, by a tab that did not know of it. */
  async #sinkLate(scope: string): Promise<void> {
    const building = (await this.#storage.next(scope, this.#parts.joining?.most ?? 1)).filter(
      ({ buildsOn, done, status, isSent }) => buildsOn.length > 0 && done === 0 && status === "open" && !isSent,
    );
    if (building.length === 0) return;
    const failed = new Map((await this.#storage.failed(scope)).map((entry) => [entry.id, entry]));
    for (const entry of building) {
      const root = failedRootOf(entry, failed);
      if (!root?.failure) continue;
      const { id, owner, label, failure } = root;
      failed.set(entry.id, wentDownWith(entry, root));
      await this.#storage.changeOpen(scope, [entry.id], (one) => wentDownWith(one, root));
      this.#events.emit(scope, { type: "failed", owner, root: id, ids: [entry.id], label, failure });
      await this.#hooks.onDecided([entry.id], false);
    }
  }

  // After an answer

  async #handleAnswer(entry: QueueEntry, value: unknown, notes: RevisionNotes): Promise<void> {
    const { scope } = entry;
    const call = nextCall(entry);
    // Another tab's deletion of a record that was created and deleted here deleted nothing.
    const known = isJoinedBatch(entry) ? withDeleted(notes, entry.gone ?? [], Date.now(), entry.id) : notes;
    if (!call) {
      await this.#writeNotes(scope, notes, known);
      return this.#continueEntry(entry, value);
    }
    const answered = { sent: withRevisions(call, entry, notes), value, at: Date.now() };
    const after = afterAnswered(entry, answered, known);
    // The queue never becomes empty while a person keeps editing.
    const recent = withoutOld(after.notes, Math.min(Date.now(), Date.parse(entry.createdAt)));
    await this.#writeNotes(scope, notes, recent);
    await this.#continueEntry(after.entry, value);
  }

  /** Stores the entry after an answered call, or removes it after its last one, and emits both. */
  async #continueEntry(entry: QueueEntry, value: unknown): Promise<void> {
    const after = afterAnswer(entry);
    this.#unsent = after && stepOf(after);
    const { id, owner, scope } = entry;
    const name = nextCall(entry)?.name;
    if (entry.status === "undoing") {
      if (name) this.#events.emit(scope, { type: "undone", owner, id, name, value });
      return this.#continueRollback(entry, after);
    }
    const saved = after !== null ? [] : await this.#readSaved(entry);
    if (after !== null) await this.#store(after);
    else if (isJoinedBatch(entry)) await this.#storage.writeBatch(scope, null, { removed: saved });
    else await this.#storage.remove(saved);
    if (name) this.#events.emit(scope, { type: "answered", owner, id, name, value });
    for (const one of saved) this.#events.emit(scope, { type: "saved", owner, id: one.id });
    const savedIds = saved.map((one) => one.id);
    await this.#hooks.onDecided(savedIds, after === null);
  }

  /**
   * Returns the gestures of a saved entry. Gestures that another tab rolled back while the entry was in flight are
   * saved too.
   */
  async #readSaved(entry: QueueEntry): Promise<QueueEntry[]> {
    if (!isJoinedBatch(entry)) return [entry];
    const open = await this.#readMembers(entry);
    // Read after the entries: a gesture that fails meanwhile is in one of the two.
    const failed = (await this.#storage.failed(entry.scope)).filter(({ id }) => entry.members.includes(id));
    const failedIds = new Set(failed.map(({ id }) => id));
    return [...open.filter(({ id }) => !failedIds.has(id)), ...failed];
  }

  // After a refusal

  async #handleRefusal(entry: QueueEntry, refused: Refused, notes: RevisionNotes, isResent: boolean): Promise<void> {
    const { failure } = refused;
    const { status } = failure;
    const replacement = status === CONFLICT && (await this.#parts.overOwn?.(entry, failure, notes));
    if (replacement) {
      await this.#store(replacement);
      this.#unsent = stepOf(replacement);
      return;
    }
    // A call that was sent before may have been carried out, even if the backend fails now.
    const mayBeDone = refused.mayBeDone || (isResent && status >= SERVER_FAULT);
    // A record written at the first send and changed by another person since is theirs too, and remains.
    const isResendConflict = isResent && status === CONFLICT && entry.status === "open";
    const remains = isResendConflict && wasCarriedOut(entry.calls[entry.done], failure.conflicts);
    await this.#refuse(remains ? { ...entry, isPartlySaved: true } : entry, failure, mayBeDone);
  }

  /** Starts the rollback of a refused gesture, and fails the gestures that build on it. */
  async #refuse(entry: QueueEntry, failure: QueueFailure, mayBeDone: boolean): Promise<void> {
    const rest = entry.status === "undoing" ? await this.#parts.restOfRollback?.(entry, failure) : undefined;
    const after = afterRefusal(entry, failure, mayBeDone, rest);
    if (entry.status === "undoing" || isJoinedBatch(entry)) return this.#continueRollback(entry, after);
    const later = (await this.#storage.open(entry.scope)).filter(({ id }) => id !== entry.id);
    const dependents = dependentEntries(entry, later).map((other) => wentDownWith(other, after));
    await this.#storage.put([after, ...dependents]);

    const group = [entry, ...dependents];
    const alsoRolledBack = this.#emitFailed(entry, group, failure);
    this.#emitSettled(after);
    await this.sink(after, alsoRolledBack);
    await this.#hooks.onDecided([...group.map(({ id }) => id), ...alsoRolledBack], false);
  }

  /** Emits the failure to each owner in the group. Returns the ids that the owners rolled back as well. */
  #emitFailed(root: QueueEntry, group: readonly QueueEntry[], failure: QueueFailure): string[] {
    const { scope, label } = root;
    const owners = [...new Set(group.map(({ owner }) => owner))];
    return owners.flatMap((owner) => {
      const ids = group.filter((entry) => entry.owner === owner).map(({ id }) => id);
      return this.#events.emit(scope, { type: "failed", owner, root: root.id, ids, label, failure });
    });
  }

  /** Continues or ends the rollback of an entry. */
  async #continueRollback(entry: QueueEntry, after: QueueEntry | null): Promise<void> {
    if (after && isJoinedBatch(after)) {
      if (after.status === "undoing") await this.#storage.writeBatch(after.scope, after);
      else await this.#split(after);
      return;
    }
    if (after?.status === "open") await reopenGroup(this.#parts, this.#events, entry);
    else if (after) await this.#storage.put([after]);
    if (after) this.#emitSettled(after);
    await this.#hooks.onDecided([], false);
  }

  /** Finds the refused gesture of a batch by sending it in parts. */
  async #split(batch: GestureBatch): Promise<void> {
    const changed = afterSplit(batch, await this.#readMembers(batch));
    await this.#storage.writeBatch(batch.scope, null, { changed });
    await this.#hooks.onDecided([], false);
  }

  /** Emits "settled" after the rollback: until then, a list that is read may still contain the entry's changes. */
  #emitSettled({ id, owner, scope, status }: QueueEntry): void {
    if (status !== "undoing") this.#events.emit(scope, { type: "settled", owner, id });
  }

  // Storage

  async #readMembers(batch: GestureBatch): Promise<QueueEntry[]> {
    return (await this.#storage.open(batch.scope)).filter(({ id }) => batch.members.includes(id));
  }

  /** Stores the entry's next state; a batch is stored separately. */
  async #store(entry: QueueEntry): Promise<void> {
    if (isJoinedBatch(entry)) await this.#storage.writeBatch(entry.scope, entry);
    else await this.#storage.put([entry]);
  }

  async #writeNotes(scope: string, before: RevisionNotes, notes: RevisionNotes): Promise<void> {
    if (notes !== before) await this.#storage.writeNotes(scope, notes);
  }
}

/** Returns the refused gesture behind the failed one that an entry builds on. */
function failedRootOf(entry: QueueEntry, failed: ReadonlyMap<string, QueueEntry>): QueueEntry | undefined {
  const base = entry.buildsOn.map((id) => failed.get(id)).find((one) => one?.owner === entry.owner);
  return base?.failedWith ? (failed.get(base.failedWith) ?? base) : base;
}
