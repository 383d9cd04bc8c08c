"use client";
/** The figures of the survey and of its floors: measured in slices after opening, then only where the scene changes. */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { whenIdle } from "@/lib/client/browser/when-idle";
import type { MarkedWalls } from "@/lib/editor/analysis/quantities/marked-walls";
import { createSurveyTotals, type SurveyTotals } from "@/lib/editor/analysis/quantities/survey-totals";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { cancelAfterFrame, notifyAfterFrame } from "../../state/use-frame-value";

/** A survey with at most so many faces is measured before the first paint; a larger one in slices of so many rooms. */
const CHUNK = 2_000;
const A_SLICE = 250;

/** In milliseconds, if the page is never idle. */
const MAX_DELAY_MS = 2_000;

export type FollowedTotals = {
  subscribe(listener: () => void): () => void;
  /** Returns the totals of a floor, or of the home (null); null until the first measurement is complete. */
  read(floorNumber: number | null): SurveyTotals | null;
  /** Returns the walls that give lengths and heights. */
  marked(floorNumber: number | null): MarkedWalls;
};

function followTotals(store: EditorStore): FollowedTotals {
  const measureAnew = () => createSurveyTotals(store.scene, store.rooms);
  let totals = measureAnew();
  let isWhole = store.scene.count("face") <= CHUNK && totals.settle();
  /** The results of the last complete measurement: a partial one is not shown. */
  const views = new Map<number | null, SurveyTotals>();
  let changes = 0;

  function read(floorNumber: number | null): SurveyTotals | null {
    const known = views.get(floorNumber);
    if (known || !isWhole) return known ?? null;
    const view = totals.ofFloor(floorNumber);
    views.set(floorNumber, view);
    return view;
  }

  return {
    read,
    marked: (floorNumber) => totals.marked(floorNumber),
    subscribe(listener) {
      let cancel = (): void => {};
      // Runs at each step of a drag and cancels the previous run, so that only one is active.
      function settle(): void {
        cancel();
        isWhole = totals.settle(A_SLICE);
        if (!isWhole) {
          cancel = whenIdle(settle, { maxDelayMs: MAX_DELAY_MS });
          return;
        }
        views.clear();
        listener();
      }
      // Changes before the subscription are unknown, so everything is measured again.
      if (changes > 0) {
        totals = measureAnew();
        isWhole = false;
      }
      changes += 1;
      if (!isWhole) cancel = whenIdle(settle, { maxDelayMs: MAX_DELAY_MS });
      const stop = store.subscribeScene((diff) => {
        totals.follow(diff);
        notifyAfterFrame(settle);
      });
      return () => {
        stop();
        cancel();
        cancelAfterFrame(settle);
      };
    },
  };
}

export const useFollowedTotals = (store: EditorStore): FollowedTotals => useMemo(() => followTotals(store), [store]);

/** Returns null until the first measurement is complete. Renders after a frame. */
export function useSurveyTotals(followed: FollowedTotals, floorNumber: number | null): SurveyTotals | null {
  const read = useCallback(() => followed.read(floorNumber), [followed, floorNumber]);
  return useSyncExternalStore(followed.subscribe, read, read);
}
