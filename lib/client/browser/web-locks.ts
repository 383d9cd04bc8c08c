/** Locks shared by all tabs of this browser (Web Locks). Without them, tasks of this page still run in order. */
export type LockMode = "exclusive" | "shared";

/** Exclusive for writes of the session; shared for tasks during which the session must not change. */
export const SESSION_LOCK = "lintel-session";

const tails = new Map<string, Promise<unknown>>();

function runInThisPage<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const previous = tails.get(name) ?? Promise.resolve();
  const run = previous.then(task, task);
  tails.set(
    name,
    run.catch(() => {}),
  );
  return run;
}

/** Runs the task while holding the lock, which is released when the task ends or the tab dies. */
export async function withLock<Result>(name: string, mode: LockMode, task: () => Promise<Result>): Promise<Result> {
  if (typeof navigator === "undefined" || !navigator.locks) return runInThisPage(name, task);
  let isBegun = false;
  const begin = (): Promise<Result> => {
    isBegun = true;
    return task();
  };
  try {
    return (await navigator.locks.request(name, { mode }, begin)) as Result;
  } catch (error) {
    // A browser without storage refuses the lock before the task begins.
    if (isBegun) throw error;
    return runInThisPage(name, task);
  }
}
