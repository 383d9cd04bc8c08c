/** Locks that all tabs of this browser share (Web Locks); where there are none, or they are refused, this page keeps its own order. */
export type LockMode = "exclusive" | "shared";

/** Writes of the session are exclusive; what must not run while it changes hands is shared. */
export const SESSION_LOCK = "lintel-session";

const tails = new Map<string, Promise<unknown>>();

function inThisPage<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const before = tails.get(name) ?? Promise.resolve();
  const run = before.then(task, task);
  tails.set(
    name,
    run.catch(() => {}),
  );
  return run;
}

/** Runs the task while holding the lock; the lock goes when the task ends, fails, or its tab dies. */
export async function withLock<Result>(name: string, mode: LockMode, task: () => Promise<Result>): Promise<Result> {
  if (typeof navigator === "undefined" || !navigator.locks) return inThisPage(name, task);
  let isBegun = false;
  const begin = (): Promise<Result> => {
    isBegun = true;
    return task();
  };
  try {
    return (await navigator.locks.request(name, { mode }, begin)) as Result;
  } catch (error) {
    // A browser without storage refuses the lock itself, before the task has begun.
    if (isBegun) throw error;
    return inThisPage(name, task);
  }
}
