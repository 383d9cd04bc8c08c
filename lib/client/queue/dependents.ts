/** Which entries go down with a failed one. */
import type { QueueEntry } from "./queue-entry";

/** Those of `later` (in order) that touch the same records or were said to build on it, and those that build on them. */
export function dependentEntries(failed: QueueEntry, later: readonly QueueEntry[]): QueueEntry[] {
  const ids = new Set([failed.id]);
  const targets = new Set(failed.targets);
  return later.filter((entry) => {
    const isBuiltOn = entry.buildsOn.some((id) => ids.has(id)) || entry.targets.some((key) => targets.has(key));
    if (!isBuiltOn) return false;
    ids.add(entry.id);
    for (const key of entry.targets) targets.add(key);
    return true;
  });
}
