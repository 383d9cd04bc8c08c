"use client";

import { useCallback, useMemo } from "react";
import { findingOf, newFindings, type OpeningFinding } from "@/lib/editor/commands/openings/opening-findings";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import { useFrameValue } from "../state/use-frame-value";
import { useSceneValue } from "../state/use-store";

const NONE: readonly OpeningFinding[] = [];
/** What decides where an opening lies. */
const SHAPED = ["vertex", "face", "objectPlanar"] as const;

/** What the last edit has left where it cannot be; nothing once it has been undone, or another edit has come. */
export function useNewFindings(store: EditorStore): readonly OpeningFinding[] {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  const read = useMemo(() => {
    let latest = store.getHistory().past.at(-1)?.id;
    let found = NONE;
    return () => {
      const { past } = store.getHistory();
      const last = past.at(-1);
      if (last?.id === latest) return found;
      const isUndone = latest !== undefined && !past.some(({ id }) => id === latest);
      const findings = last && !isUndone ? newFindings(store.scene, last.diff) : NONE;
      latest = last?.id;
      found = findings.length > 0 ? findings : NONE;
      return found;
    };
  }, [store]);
  return useFrameValue(subscribe, read);
}

/** What is wrong with where an opening lies, as long as it does. */
export function useFinding(store: EditorStore, key: string): OpeningFinding | null {
  const read = useCallback((scene: ReadScene) => findingOf(scene, key), [key]);
  return useSceneValue(store, SHAPED, read);
}
