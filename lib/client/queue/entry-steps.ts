/** How an entry goes on after each answer: pure, one entry in, one entry out. */
import type { QueueCall, QueueEntry, QueueFailure, Retried } from "./queue-entry";

export function nextCall(entry: QueueEntry): QueueCall | undefined {
  return entry.status === "undoing" ? entry.undo[0] : entry.calls[entry.done];
}

/** The entry as if it had never been sent, but for what it remembers of its refusal. */
export function reopened(entry: QueueEntry, retried?: Retried): QueueEntry {
  const {
    failure: _failure,
    failedAt: _failedAt,
    failedWith: _failedWith,
    isRetried: _isRetried,
    together: _together,
    isSent: _isSent,
    ...rest
  } = entry;
  return { ...rest, status: "open", done: 0, undo: [], isPartlySaved: false, ...(retried ? { retried } : {}) };
}

function settled(entry: QueueEntry): QueueEntry {
  if (entry.undo.length > 0) return entry;
  return entry.isRetried ? reopened(entry) : { ...entry, status: "failed", failedAt: Date.now() };
}

/** Its call was answered; null when that was the last one and the gesture is saved. */
export function afterAnswer(entry: QueueEntry): QueueEntry | null {
  if (entry.status === "undoing") return settled({ ...entry, undo: entry.undo.slice(1) });
  const done = entry.done + 1;
  return done >= entry.calls.length ? null : { ...entry, done };
}

/**
 * Its call was refused. What had gone through is taken back, last first; what cannot be taken back leaves the gesture
 * partly saved. `mayStand`: a success that nobody could read, so the refused call counts as gone through. `rest`: of the way
 * back, after a call of that was refused.
 */
export function afterRefusal(
  entry: QueueEntry,
  failure: QueueFailure,
  mayStand: boolean,
  rest: readonly QueueCall[] = entry.undo.slice(1),
): QueueEntry {
  if (entry.status === "undoing") return settled({ ...entry, undo: rest, isPartlySaved: true });
  const through = entry.calls.slice(0, entry.done + (mayStand ? 1 : 0)).reverse();
  return settled({
    ...entry,
    status: "undoing",
    undo: through.flatMap((call) => call.inverse ?? []),
    isPartlySaved: entry.isPartlySaved || through.some((call) => !call.isIdle && !call.inverse?.length),
    failure,
  });
}

/** It cannot stand without the failed one. */
export function wentDownWith(entry: QueueEntry, failed: QueueEntry): QueueEntry {
  return { ...entry, status: "failed", failure: failed.failure, failedWith: failed.id };
}
