"use client";
/** The whole survey's figures: measured a slice at a time when it opens, then only where it changes. */
import { useMemo, useSyncExternalStore } from "react";
import type { EditorStore } from "@/lib/editor/editor-store";
import { createSurveyTotals, type SurveyTotals } from "@/lib/editor/quantities/survey-totals";
import { forgetBehindFrame, tellBehindFrame } from "../use-frame-value";
import { whenIdle } from "../when-idle";

/** Faces that are measured before the first paint, and in each slice after it. */
const AT_ONCE = 2_000;
const A_SLICE = 1_500;

/** At the latest, where the page is never idle. */
const LATEST_MS = 2_000;

type Followed = { subscribe(listener: () => void): () => void; read(): SurveyTotals | null };

function followTotals(store: EditorStore): Followed {
  let keeper = createSurveyTotals(store.scene);
  let isWhole = keeper.settle(store.scene.count("face") <= AT_ONCE ? AT_ONCE : 0);
  let totals = isWhole ? keeper.totals() : null;
  let changes = 0;
  return {
    read: () => totals,
    subscribe(listener) {
      let callOff = (): void => {};
      function settle(): void {
        isWhole = keeper.settle(A_SLICE);
        if (!isWhole) callOff = whenIdle(settle, LATEST_MS);
        const next = isWhole ? keeper.totals() : totals;
        if (next === totals) return;
        totals = next;
        listener();
      }
      // What changed while nobody listened is not known: measured anew.
      if (changes > 0) keeper = createSurveyTotals(store.scene);
      changes += 1;
      if (changes > 1 || !isWhole) callOff = whenIdle(settle, LATEST_MS);
      const stop = store.subscribeScene((diff) => {
        keeper.follow(diff);
        tellBehindFrame(settle);
      });
      return () => {
        stop();
        callOff();
        forgetBehindFrame(settle);
      };
    },
  };
}

/** Null until all has been measured once. Told behind a frame. */
export function useSurveyTotals(store: EditorStore): SurveyTotals | null {
  const followed = useMemo(() => followTotals(store), [store]);
  return useSyncExternalStore(followed.subscribe, followed.read, followed.read);
}
