import type { EditorView } from "../canvas/editor-view";
import { REVIEW_PANEL_WORDS as WORDS } from "./words";

type Keys = readonly (readonly [key: string, does: string])[];

/** What the mode line offers of the review while it is shown, with this element selected. */
export function reviewKeys(view: EditorView, key: string): Keys {
  const { queue } = view.review?.get() ?? {};
  if (!view.get().isReviewShown || !queue) return [];
  const entry = queue.byKey.get(key);
  const next = queue.done < queue.total ? ([["Alt J", WORDS.nextShort]] as const) : [];
  return entry && !entry.isDone && entry.level !== "error" ? [["A", WORDS.accept], ...next] : next;
}
