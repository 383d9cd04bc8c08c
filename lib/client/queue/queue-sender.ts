import { loadNeeded } from "../../load-part";
import type { AwaitedGestures } from "./awaited-gestures";
import type { QueueEvents } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import type { PassHooks, PassResult, QueuePass } from "./queue-pass";
import type { CurrentScope, QueueStateStore } from "./queue-state-store";
import { createRetryTimer, RETRY_PAUSES } from "./retry-timer";

type SenderContext = {
  parts: QueueParts;
  scope: CurrentScope;
  state: QueueStateStore;
  events: QueueEvents;
  awaited: AwaitedGestures;
  allStored: () => Promise<unknown>;
};

/** Runs passes over the current scope's queue, one at a time, and retries after pauses. */
export class QueueSender {
  readonly #context: SenderContext;
  readonly #hooks: PassHooks;
  readonly #timer: ReturnType<typeof createRetryTimer>;
  #pass: QueuePass | null = null;
  #running: Promise<void> | null = null;
  #isWokenAgain = false;

  constructor(context: SenderContext) {
    const { parts, scope, state, awaited, allStored } = context;
    this.#context = context;
    this.#timer = createRetryTimer(parts.pauses ?? RETRY_PAUSES, () => this.wake());
    this.#hooks = {
      isCurrent: (queueScope) => queueScope === scope.current,
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
    this.#pass ??= new QueuePass(this.#context.parts, this.#context.events, this.#hooks);
    return this.#pass;
  }

  withQueueLock<Result>(queueScope: string, task: () => Promise<Result>): Promise<Result> {
    return this.#context.parts.withLock(`lintel-queue ${queueScope}`, "exclusive", task);
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

  /** Starts a pass over the queue. A call during a pass starts another one afterwards. */
  wake(): void {
    const queueScope = this.#context.scope.current;
    if (queueScope === null) return;
    if (this.#running) {
      this.#isWokenAgain = true;
      return;
    }
    this.#timer.clear();
    // A failing storage or lock is retried like a failing network.
    this.#running = this.withQueueLock(queueScope, () => this.#runPass(queueScope))
      .catch((): PassResult => "waiting")
      .then((result) => this.#endPass(queueScope, result));
  }

  /** Resolves when no pass is running. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #runPass(queueScope: string): Promise<PassResult> {
    await this.#context.awaited.catchUp(queueScope);
    if (!this.#pass && (await this.#context.parts.storage.ids(queueScope)).open.length === 0) return "empty";
    return (await this.loadPass()).run(queueScope);
  }

  async #endPass(queueScope: string, result: PassResult): Promise<void> {
    const { scope, state } = this.#context;
    if (queueScope === scope.current) {
      state.isBlocked = result !== "empty";
      await state.refresh().catch(() => {});
    }
    this.#running = null;
    const shouldWake = this.#isWokenAgain && (!state.isBlocked || queueScope !== scope.current);
    this.#isWokenAgain = false;
    // Scheduled only now: a timer that fires while this pass counts as running would be ignored, and be the last.
    if (shouldWake) this.wake();
    else if (state.isBlocked && queueScope === scope.current) this.#timer.schedule();
  }
}
