/** What gestures come to that wait together: batches by type, the last value of each field, nothing of what cancels out. */
import { changesOf, type Diff, squashInto } from "../../editor/diff";
import type { GestureCall, QueueEntry } from "../queue/queue-entry";
import { callsOf, toGesture } from "./gesture-entry";

/** The rows that a save plan is made of; an entry with others does more than its gesture says. */
const PLANNED = /^(vertex|edge|face|objectPlanar|object3D)\./;

/** False where it changes what is gone by then, or adds what is there: two tabs at once. The backend is to say no to that. */
function follows(before: Diff, next: Diff): boolean {
  for (const { kind, key, from, to } of changesOf(next)) {
    if (from && to && before[kind]?.removed[key]) return false;
    if (!from && to && (before[kind]?.added[key] || before[kind]?.updated[key])) return false;
  }
  return true;
}

/** Null where they cannot go together: one does more than change records, or an edge would have to be updated. */
export function joinGestures(entries: readonly QueueEntry[]): readonly GestureCall[] | null {
  if (entries.some(({ calls }) => calls.some(({ name }) => !PLANNED.test(name)))) return null;
  const diff: Diff = {};
  for (const entry of entries) {
    const next = toGesture(entry).diff;
    if (!follows(diff, next)) return null;
    squashInto(diff, next);
  }
  if (Object.keys(diff.edge?.updated ?? {}).length > 0) return null;
  return callsOf(diff);
}
