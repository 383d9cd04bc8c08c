"use client";
/** Elements with two versions: from refused edits, and from an undo or redo that would revert newer changes. */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { StepConflict } from "@/lib/editor/core/history-steps";
import type { Contested } from "../../canvas/view/contested";
import { CONFLICT_COPY } from "./copy";

/** Returns the history step that waits for a choice, or null. */
export function useStepConflict(store: EditorStore): StepConflict | null {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  return useSyncExternalStore(subscribe, store.getStepConflict, store.getStepConflict);
}

function contestedByStep({ direction, records }: StepConflict): Contested[] {
  const names = {
    mine: CONFLICT_COPY.steps[direction].onCanvas,
    theirs: CONFLICT_COPY.nowOnCanvas,
    both: CONFLICT_COPY.nowOnCanvas,
  };
  // A removed element has no shape to draw, so `theirs` is drawn for both versions.
  return records.map(({ kind, key, mine, theirs, isRemoved }) => ({
    kind,
    key,
    mine: isRemoved ? theirs : mine,
    theirs,
    names,
  }));
}

/** Returns the elements that the canvas and the outliner mark. */
export function useContested(store: EditorStore, conflicts: readonly ElementConflict[]): readonly Contested[] {
  const step = useStepConflict(store);
  return useMemo(() => (step ? [...conflicts, ...contestedByStep(step)] : conflicts), [conflicts, step]);
}
