"use client";
/** The figures of the survey and of its floors: measured in slices after opening, then only where the scene changes. */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { whenIdle } from "@/lib/client/browser/when-idle";
import type { MarkedWalls } from "@/lib/editor/analysis/quantities/marked-walls";
import { createSurveyTotals, type SurveyTotals } from "@/lib/editor/analysis/quantities/survey-totals";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { cancelAfterFrame, notifyAfterFrame } from "../../state/use-frame-value";

/** Surveys of at most this number of faces are measured before the first paint; larger ones in slices of rooms. */
const MAX_FACES_AT_ONCE = 2_000;
const ROOMS_PER_SLICE = 250;

/** The longest wait for an idle page, in milliseconds. */
const MAX_DELAY_MS = 2_000;

export type FollowedTotals = {
  subscribe(listener: () => void): () => void;
  /** Returns the totals of a floor, or of the home (null); null until the first measurement is complete. */
  read(floorNumber: number | null): SurveyTotals | null;
  /** Returns the walls that give lengths and heights. */
  marked(floorNumber: number | null): MarkedWalls;
};

function createFollowedTotals(store: EditorStore): FollowedTotals {
  const createTotals = () => createSurveyTotals(store.scene, store.rooms);
  let totals = createTotals();
  let isComplete = store.scene.count("face") <= MAX_FACES_AT_ONCE && totals.settle();
  /** The results of the last complete measurement: a partial one is not shown. */
  const views = new Map<number | null, SurveyTotals>();
  let subscriptions = 0;

  function read(floorNumber: number | null): SurveyTotals | null {
    const cached = views.get(floorNumber);
    if (cached || !isComplete) return cached ?? null;
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
        isComplete = totals.settle(ROOMS_PER_SLICE);
        if (!isComplete) {
          cancel = whenIdle(settle, { maxDelayMs: MAX_DELAY_MS });
          return;
        }
        views.clear();
        listener();
      }
      // Changes between two subscriptions are unknown, so everything is measured again.
      if (subscriptions > 0) {
        totals = createTotals();
        isComplete = false;
      }
      subscriptions += 1;
      if (!isComplete) cancel = whenIdle(settle, { maxDelayMs: MAX_DELAY_MS });
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

export const useFollowedTotals = (store: EditorStore): FollowedTotals =>
  useMemo(() => createFollowedTotals(store), [store]);

/** Returns the totals, or null until the first measurement is complete. Renders after a frame. */
export function useSurveyTotals(followed: FollowedTotals, floorNumber: number | null): SurveyTotals | null {
  const read = useCallback(() => followed.read(floorNumber), [followed, floorNumber]);
  return useSyncExternalStore(followed.subscribe, read, read);
}
