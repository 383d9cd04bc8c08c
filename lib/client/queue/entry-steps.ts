/** The next state of an entry after each answer. Pure. */
import type { QueueCall, QueueEntry, QueueFailure, Retried } from "./queue-entry";

export function nextCall(entry: QueueEntry): QueueCall | undefined {
  return entry.status === "undoing" ? entry.undo[0] : entry.calls[entry.done];
}

/** Returns the entry as if it had never been sent, except for the memory of its refusal. */
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

function settleIfRolledBack(entry: QueueEntry): QueueEntry {
  if (entry.undo.length > 0) return entry;
  return entry.isRetried ? reopened(entry) : { ...entry, status: "failed", failedAt: Date.now() };
}

/** Returns the entry after its call was answered; null after the last call: the gesture is saved. */
export function afterAnswer(entry: QueueEntry): QueueEntry | null {
  if (entry.status === "undoing") return settleIfRolledBack({ ...entry, undo: entry.undo.slice(1) });
  const done = entry.done + 1;
  return done >= entry.calls.length ? null : { ...entry, done };
}

/**
 * Returns the entry after its call was refused. Finished calls are rolled back, the last first; a call without an
 * inverse leaves the gesture partly saved. `mayBeDone`: the answer was an unreadable success, so the refused
 * call counts as done. `rest`: the remaining rollback after a refused rollback call.
 */
export function afterRefusal(
  entry: QueueEntry,
  failure: QueueFailure,
  mayBeDone: boolean,
  rest: readonly QueueCall[] = entry.undo.slice(1),
): QueueEntry {
  if (entry.status === "undoing") return settleIfRolledBack({ ...entry, undo: rest, isPartlySaved: true });
  const finished = entry.calls.slice(0, entry.done + (mayBeDone ? 1 : 0)).reverse();
  return settleIfRolledBack({
    ...entry,
    status: "undoing",
    undo: finished.flatMap((call) => call.inverse ?? []),
    isPartlySaved: entry.isPartlySaved || finished.some((call) => !call.isIdle && !call.inverse?.length),
    failure,
  });
}

/** Returns the entry as failed, together with the gesture that it builds on. */
export function wentDownWith(entry: QueueEntry, failed: QueueEntry): QueueEntry {
  return { ...entry, status: "failed", failure: failed.failure, failedWith: failed.id };
}
