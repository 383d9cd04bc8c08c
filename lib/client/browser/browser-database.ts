/** The one way to a database of the browser (IndexedDB). A connection that the browser has closed is opened again, once. */
import { createStore, type UseStore } from "idb-keyval";

/** Until the first answer. A browser may refuse a database by never answering. */
const OPENING_LIMIT_MS = 4_000;
/** For each transaction after that. */
const ANSWER_LIMIT_MS = 15_000;

/** A signal's own clock: it stands still while the page is suspended. */
const elapsed = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    AbortSignal.timeout(milliseconds).addEventListener("abort", () => resolve(), { once: true });
  });

const LAST_TASKS = 200;

/** Hears the events that wait: after a sleep a timer may come before an answer that is already there. */
async function hearEvents(): Promise<void> {
  if (typeof MessageChannel === "undefined") return;
  const { port1, port2 } = new MessageChannel();
  for (let task = 0; task < LAST_TASKS; task += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
  port1.close();
}

/** Rejects after the limit; `task` goes on unheard. */
async function within<Result>(limit: number, task: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const settled = task.finally(() => {
    isSettled = true;
  });
  const late = async () => {
    // In two halves: an answer that arrived while the page was busy is heard before the second.
    await elapsed(limit / 2);
    if (!isSettled) await elapsed(limit / 2);
    if (!isSettled) await hearEvents();
    throw new DOMException("The database does not answer", "TimeoutError");
  };
  return Promise.race([settled, late()]);
}

/** Every use rejects where the browser has no database, refuses it, or does not answer in time. */
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
      // The connection was closed from outside; its transaction has not begun.
      if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
      use = null;
      return attempt(mode, task);
    }
  };
}
