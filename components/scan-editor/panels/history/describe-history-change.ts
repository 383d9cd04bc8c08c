import type { HistoryView } from "@/lib/editor/core/history";
import { HISTORY_COPY as COPY } from "./copy";

/** Describes the change between two states of the history in a sentence; null if there is none. */
export function describeHistoryChange(before: HistoryView, now: HistoryView): string | null {
  const last = now.past.at(-1);
  const lastBefore = before.past.at(-1);
  if (last?.id === lastBefore?.id) return null;
  const undone = now.future.length - before.future.length;
  const [next] = now.future;
  if (undone > 0 && next && next.id !== before.future[0]?.id)
    return undone === 1 ? COPY.didUndo(next.label) : COPY.didUndoMany(undone);
  // The latest edit was in the list before, so a refused edit was rolled back, which has its own alert.
  if (!last || before.past.some(({ id }) => id === last.id)) return null;
  const isRedone = before.future.some(({ id }) => id === last.id);
  return isRedone ? COPY.didRedo(last.label) : COPY.did(last.label, last.elements ?? "");
}
