/** Adopts gestures that another tab makes or retries on the same survey, as soon as it reports them. */
import type { EditorStore } from "../../editor/core/editor-store";
import type { Gesture } from "../../editor/core/gesture";
import type { DurableQueue } from "../queue/durable-queue";
import type { QueueEntry } from "../queue/queue-entry";
import { toGesture } from "./gesture-entry";

type Parts = {
  store: EditorStore;
  queue: DurableQueue;
  owner: string;
  scope: string;
  /** Ids of gestures that an earlier document of this tab made. */
  made: readonly string[];
  /** A waiting gesture was decided, and the tab that knew the outcome is closed. */
  onUnheard: () => void;
  /** A gesture of another tab, or a retried one, as stored in the queue. */
  onTaken: (gesture: Gesture) => void;
};

export class Adoption {
  readonly #parts: Parts;
  /** The ids of this tab's own gestures, which are in its history. */
  readonly #made: Set<string>;
  /** The ids of gestures decided while the queue is being read: their read entries are outdated. */
  readonly #decided = new Set<string>();
  /** The ids of waiting gestures that were certainly in the queue. */
  readonly #stored: Set<string>;
  #reads = 0;
  #running: Promise<void> | null = null;
  #isRequestedAgain = false;
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#made = new Set(parts.made);
    this.#stored = new Set(parts.store.getPending().map(({ id }) => id));
  }

  /** Reads the queue and adopts unknown gestures. */
  look(): void {
    if (this.#running) {
      this.#isRequestedAgain = true;
      return;
    }
    // If the queue cannot be read, the session reads the lists when an unknown gesture is saved.
    this.#running = this.#read((entries) => this.#adoptEntries(entries))
      .catch(() => {})
      .then(() => {
        this.#running = null;
        if (!this.#isRequestedAgain) return;
        this.#isRequestedAgain = false;
        this.look();
      });
  }

  /** Whether the gesture was made in this tab. */
  isMade(id: string): boolean {
    return this.#made.has(id);
  }

  noteMade(id: string): void {
    this.#made.add(id);
  }

  noteAdded(id: string): void {
    if (this.#made.has(id)) this.#stored.add(id);
    else this.look();
  }

  noteDecided(ids: readonly string[]): void {
    for (const id of ids) {
      if (this.#reads > 0) this.#decided.add(id);
      this.#stored.delete(id);
    }
  }

  /** Forgets a saved gesture, which cannot be refused or retried any more. */
  noteSaved(id: string): void {
    this.#made.delete(id);
  }

  async takeRetried(ids: readonly string[]): Promise<void> {
    await this.#read((entries) => {
      const retried = entries.filter(({ id }) => ids.includes(id) && !this.#decided.has(id));
      const ownGestures = retried.filter(({ id }) => this.#made.has(id)).map(toGesture);
      ownGestures.forEach(this.#parts.onTaken);
      this.#parts.store.restorePending(ownGestures, "after");
    });
    this.look();
  }

  /** Stops adopting, because the editor is closing: the history of a pending read would not be stored. */
  stop(): void {
    this.#isStopped = true;
  }

  /**
   * Settles gestures that left the queue unnoticed: between this page's first read and its subscription, or with the
   * tab that sent them.
   */
  async #settleUnnoticed(open: ReadonlySet<string>): Promise<void> {
    const { store, queue, owner, scope, onUnheard } = this.#parts;
    const missing = store.getPending().filter(({ id }) => this.#stored.has(id) && !open.has(id));
    if (missing.length === 0) return;
    const refused = new Set(await queue.refusedOf(owner, scope));
    if (this.#isStopped) return;
    for (const { id } of missing) {
      if (refused.has(id)) store.rollBack(id);
      else store.noteSaved(id, {});
    }
    onUnheard();
  }

  /** Reads the queue and passes the entries to `use`, without those decided until `use` has ended. */
  async #read(use: (entries: QueueEntry[]) => Promise<void> | void): Promise<void> {
    const { queue, owner, scope } = this.#parts;
    this.#reads += 1;
    try {
      const entries = await queue.pendingOf(owner, scope);
      if (!this.#isStopped) await use(entries);
    } finally {
      this.#reads -= 1;
      if (this.#reads === 0) this.#decided.clear();
    }
  }

  async #adoptEntries(entries: QueueEntry[]): Promise<void> {
    const ids = new Set(entries.map(({ id }) => id));
    await this.#settleUnnoticed(ids);
    if (this.#isStopped) return;
    for (const id of ids) this.#stored.add(id);
    const open = entries.filter(({ id }) => !this.#decided.has(id));
    const others = open.filter(({ id }) => !this.#made.has(id)).map(toGesture);
    others.forEach(this.#parts.onTaken);
    this.#parts.store.adopt(
      others,
      open.map(({ id }) => id),
    );
  }
}
