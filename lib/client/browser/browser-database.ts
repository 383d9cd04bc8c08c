/** Opens databases of the browser (IndexedDB). A connection that the browser has closed is reopened once. */
import { createStore, type UseStore } from "idb-keyval";

/** The time limit of opening: a browser may refuse a database by never answering. */
const OPENING_LIMIT_MS = 4_000;
/** The time limit of each transaction. */
const ANSWER_LIMIT_MS = 15_000;

/** Waits by the clock of an abort signal, which pauses while the page is suspended. */
const waitFor = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    AbortSignal.timeout(milliseconds).addEventListener("abort", () => resolve(), { once: true });
  });

const PENDING_EVENT_TASKS = 200;

/** Lets pending events run first: after a suspension a timer may fire before an answer that has already arrived. */
async function processPendingEvents(): Promise<void> {
  if (typeof MessageChannel === "undefined") return;
  const { port1, port2 } = new MessageChannel();
  for (let task = 0; task < PENDING_EVENT_TASKS; task += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
  port1.close();
}

/** Rejects after the limit; the task itself is not stopped. */
async function within<Result>(limit: number, task: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const settled = task.finally(() => {
    isSettled = true;
  });
  const rejectLate = async () => {
    // The wait has two halves: an answer that arrived while the page was busy is processed before the second half.
    await waitFor(limit / 2);
    if (!isSettled) await waitFor(limit / 2);
    if (!isSettled) await processPendingEvents();
    throw new DOMException("The database does not answer", "TimeoutError");
  };
  return Promise.race([settled, rejectLate()]);
}

/** Every use rejects if the browser has no database, refuses it, or does not answer in time. */
export function openDatabase(name: string): UseStore {
  let use: UseStore | null = null;
  let hasAnswered = false;

  async function attempt<Result>(
    mode: IDBTransactionMode,
    task: (store: IDBObjectStore) => Result | PromiseLike<Result>,
  ): Promise<Result> {
    use ??= createStore(name, "entries");
    const answer = await within(hasAnswered ? ANSWER_LIMIT_MS : OPENING_LIMIT_MS, use(mode, task));
    hasAnswered = true;
    return answer;
  }

  return async (mode, task) => {
    try {
      return await attempt(mode, task);
    } catch (error) {
      // The connection was closed from outside, before the transaction began.
      if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
      use = null;
      return attempt(mode, task);
    }
  };
}
