import { createListeners } from "../../notify-each";
import { NO_QUEUE_STATE, type QueueState, toFailed } from "./queue-state";
import type { QueueStorage } from "./queue-storage";

/** The scope of the signed-in person; null while nobody is signed in. */
export type CurrentScope = { current: string | null };

const textOf = (scope: string, ids: readonly string[]): string => `${scope} ${ids.join()}`;

/** The state of the current scope's queue for the screen, read from storage. */
export class QueueStateStore {
  /** Whether waiting gestures need an answer, the network or a sign-in first. */
  isBlocked = false;
  readonly #storage: QueueStorage;
  readonly #isOnline: () => boolean;
  readonly #scope: CurrentScope;
  readonly #listeners = createListeners();
  #state = NO_QUEUE_STATE;
  #savedAt: string | null = null;
  #failedIds = "";
  #refreshes = 0;
  #lastShown = 0;

  constructor(storage: QueueStorage, isOnline: () => boolean, scope: CurrentScope) {
    this.#storage = storage;
    this.#isOnline = isOnline;
    this.#scope = scope;
  }

  readonly getState = (): QueueState => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  noteSaved(): void {
    this.#savedAt = new Date().toISOString();
  }

  clear(): void {
    this.isBlocked = false;
    this.#failedIds = "";
    this.#set(NO_QUEUE_STATE);
  }

  /** Reads the state again; the failed entries, which may be large, only if they have changed. */
  async refresh(): Promise<void> {
    const scope = this.#scope.current;
    if (scope === null) return;
    this.#refreshes += 1;
    const refreshNumber = this.#refreshes;
    const ids = await this.#storage.ids(scope);
    const isUnchanged = textOf(scope, ids.failed) === this.#failedIds;
    const entries = isUnchanged ? null : await this.#storage.failed(scope);
    const failed = entries === null ? this.#state.failed : entries.map(toFailed);
    // A later read has already reported more.
    if (scope !== this.#scope.current || refreshNumber < this.#lastShown) return;
    this.#lastShown = refreshNumber;
    // Only read entries count as known: an entry that failed since would otherwise stay listed after it is saved.
    if (entries !== null) {
      const known = entries.map(({ id }) => id);
      this.#failedIds = textOf(scope, known);
    }
    const pending = ids.open.length;
    const waiting = this.isBlocked ? pending : 0;
    this.#set({ pending, waiting, failed, isOnline: this.#isOnline(), savedAt: this.#savedAt });
  }

  #set(next: QueueState): void {
    this.#state = next;
    this.#listeners.notify();
  }
}
