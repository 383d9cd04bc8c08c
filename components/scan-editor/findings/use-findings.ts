"use client";

import { useCallback, useMemo } from "react";
import { findingOf, newFindings, type OpeningFinding } from "@/lib/editor/commands/openings/opening-findings";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import { useFrameValue } from "../state/use-frame-value";
import { useSceneValue } from "../state/use-store";

const NONE: readonly OpeningFinding[] = [];
/** Changes of these kinds may change whether an opening is in place. */
const POSITION_KINDS = ["vertex", "face", "objectPlanar"] as const;

/** Returns the findings of the last edit; empty once the edit is undone or followed by another. */
export function useNewFindings(store: EditorStore): readonly OpeningFinding[] {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  const read = useMemo(() => {
    let seenId = store.getHistory().past.at(-1)?.id;
    let found = NONE;
    return () => {
      const { past } = store.getHistory();
      const last = past.at(-1);
      if (last?.id === seenId) return found;
      const isUndone = seenId !== undefined && !past.some(({ id }) => id === seenId);
      const findings = last && !isUndone ? newFindings(store.scene, last.diff) : NONE;
      seenId = last?.id;
      found = findings.length > 0 ? findings : NONE;
      return found;
    };
  }, [store]);
  return useFrameValue(subscribe, read);
}

/** Returns what is wrong with the place of an opening, or null. */
export function useFinding(store: EditorStore, key: string): OpeningFinding | null {
  const read = useCallback((scene: ReadScene) => findingOf(scene, key), [key]);
  return useSceneValue(store, POSITION_KINDS, read);
}
