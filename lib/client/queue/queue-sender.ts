import { loadNeeded } from "../../load-part";
import type { AwaitedGestures } from "./awaited-gestures";
import type { QueueEvents } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import type { PassHooks, PassResult, QueuePass } from "./queue-pass";
import type { CurrentScope, QueueStateStore } from "./queue-state-store";
import { createRetryTimer, RETRY_PAUSES } from "./retry-timer";

type SenderParts = {
  parts: QueueParts;
  scope: CurrentScope;
  state: QueueStateStore;
  events: QueueEvents;
  awaited: AwaitedGestures;
  allStored: () => Promise<unknown>;
};

/** Runs passes over the current scope's queue, one at a time, and retries after pauses. */
export class QueueSender {
  readonly #own: SenderParts;
  readonly #hooks: PassHooks;
  readonly #timer: ReturnType<typeof createRetryTimer>;
  #pass: QueuePass | null = null;
  #running: Promise<void> | null = null;
  #isWokenAgain = false;

  constructor(own: SenderParts) {
    const { parts, scope, state, awaited, allStored } = own;
    this.#own = own;
    this.#timer = createRetryTimer(parts.pauses ?? RETRY_PAUSES, () => this.wake());
    this.#hooks = {
      isCurrent: (of) => of === scope.current,
      allStored,
      onDecided: async (ids, isSaved) => {
        this.#timer.reset();
        state.isBlocked = false;
        for (const id of ids) awaited.delete(id);
        if (isSaved) state.noteSaved();
        await state.refresh();
      },
    };
  }

  /** The pass is loaded with the first edit: most pages only read. */
  async loadPass(): Promise<QueuePass> {
    const { QueuePass } = await loadNeeded(import("./queue-pass"));
    this.#pass ??= new QueuePass(this.#own.parts, this.#own.events, this.#hooks);
    return this.#pass;
  }

  withQueueLock<Result>(of: string, task: () => Promise<Result>): Promise<Result> {
    return this.#own.parts.withLock(`lintel-queue ${of}`, "exclusive", task);
  }

  /** Aborts the call in flight. */
  abort(): void {
    this.#pass?.abort();
  }

  /** The network is back: a call in flight has to be answered soon. */
  hurry(): void {
    this.#pass?.hurry();
  }

  resetPause(): void {
    this.#timer.reset();
  }

  /** Sends what can be sent; calls during a pass start another. */
  wake(): void {
    const of = this.#own.scope.current;
    if (of === null) return;
    if (this.#running) {
      this.#isWokenAgain = true;
      return;
    }
    this.#timer.clear();
    // A failing storage or lock is retried like a failing network.
    this.#running = this.withQueueLock(of, () => this.#runPass(of))
      .catch((): PassResult => "waiting")
      .then((result) => this.#endPass(of, result));
  }

  /** Resolves when no pass is running. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #runPass(of: string): Promise<PassResult> {
    await this.#own.awaited.catchUp(of);
    if (!this.#pass && (await this.#own.parts.storage.ids(of)).open.length === 0) return "empty";
    return (await this.loadPass()).run(of);
  }

  async #endPass(of: string, result: PassResult): Promise<void> {
    const { scope, state } = this.#own;
    if (of === scope.current) {
      state.isBlocked = result !== "empty";
      await state.refresh().catch(() => {});
    }
    this.#running = null;
    const isToGoOn = this.#isWokenAgain && (!state.isBlocked || of !== scope.current);
    this.#isWokenAgain = false;
    // Not earlier: a timer that fires while this pass counts as running would be ignored, and be the last.
    if (isToGoOn) this.wake();
    else if (state.isBlocked && of === scope.current) this.#timer.schedule();
  }
}
