"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { EditorView } from "../../canvas/view/editor-view";
import { useViewPart } from "../../state/use-store";
import { REVIEW_PANEL_COPY as COPY } from "./copy";

type Keys = readonly (readonly [key: string, label: string])[];

const NONE: Keys = [];

/** Returns the review keys that the mode line shows for a selected element while the review is open. */
export function useReviewKeys(view: EditorView, key: string | undefined): Keys {
  const { review } = view;
  const subscribe = useCallback((listener: () => void) => review?.subscribe(listener) ?? (() => {}), [review]);
  const read = useCallback(() => review?.get().queue ?? null, [review]);
  const queue = useSyncExternalStore(subscribe, read, read);
  const isShown = useViewPart(view, "isReviewShown");
  if (!isShown || !queue || key === undefined) return NONE;
  const entry = queue.byKey.get(key);
  const next: Keys = queue.done < queue.total ? [["Alt G", COPY.nextShort]] : NONE;
  return entry && !entry.isDone && entry.level !== "error" ? [["⇧ G", COPY.accept], ...next] : next;
}
