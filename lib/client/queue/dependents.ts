import type { QueueEntry } from "./queue-entry";

/**
 * Returns the entries of `later`, in order, that fail with `failed`: they touch the same records or build on it, also
 * through other entries.
 */
export function dependentEntries(failed: QueueEntry, later: readonly QueueEntry[]): QueueEntry[] {
  const ids = new Set([failed.id]);
  const targets = new Set(failed.targets);
  return later.filter((entry) => {
    const isDependent = entry.buildsOn.some((id) => ids.has(id)) || entry.targets.some((key) => targets.has(key));
    if (!isDependent) return false;
    ids.add(entry.id);
    for (const key of entry.targets) targets.add(key);
    return true;
  });
}
