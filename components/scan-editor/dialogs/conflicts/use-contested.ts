"use client";
/** Elements that were changed otherwise: under an edit that was refused for it, and after one that is to be undone or redone. */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { StepConflict } from "@/lib/editor/core/history-steps";
import type { Contested } from "../../canvas/overlay/contested-shapes";
import { CONFLICT_COPY } from "./copy";

/** The step of the history that waits for a choice. */
export function useStepConflict(store: EditorStore): StepConflict | null {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  return useSyncExternalStore(subscribe, store.getStepConflict, store.getStepConflict);
}

function ofStep({ direction, records }: StepConflict): Contested[] {
  const names = {
    mine: CONFLICT_COPY.steps[direction].onCanvas,
    theirs: CONFLICT_COPY.nowOnCanvas,
    both: CONFLICT_COPY.nowOnCanvas,
  };
  // What goes has no place of its own to be drawn in.
  return records.map(({ kind, key, mine, theirs, isRemoved }) => ({
    kind,
    key,
    mine: isRemoved ? theirs : mine,
    theirs,
    names,
  }));
}

/** As the picture and the outliner mark them. */
export function useContested(store: EditorStore, conflicts: readonly ElementConflict[]): readonly Contested[] {
  const step = useStepConflict(store);
  return useMemo(() => (step ? [...conflicts, ...ofStep(step)] : conflicts), [conflicts, step]);
}
