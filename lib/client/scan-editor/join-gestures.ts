/** What gestures come to that wait together: batches by type, the last value of each field, nothing of what cancels out. */
import { type Diff, squashInto } from "../../editor/diff";
import { inversePlan } from "../../editor/inverse-plan";
import { savePlan } from "../../editor/save-plan";
import type { GestureCall, QueueEntry } from "../queue/queue-entry";
import { toGesture } from "./gesture-entry";

/** The rows that a save plan is made of; an entry with others does more than its gesture says. */
const PLANNED = /^(vertex|edge|face|objectPlanar|object3D)\./;

/** Null where they cannot go together: one does more than change records, or an edge would have to be updated. */
export function joinGestures(entries: readonly QueueEntry[]): readonly GestureCall[] | null {
  if (entries.some(({ calls }) => calls.some(({ name }) => !PLANNED.test(name)))) return null;
  const diff: Diff = {};
  for (const entry of entries) squashInto(diff, toGesture(entry).diff);
  if (Object.keys(diff.edge?.updated ?? {}).length > 0) return null;
  return savePlan(diff).map((call) => ({ ...call, inverse: inversePlan(diff, [call]) }));
}
