"use client";
/** The figures of the whole survey and of its floors: measured a slice at a time when it opens, then only where it changes. */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { MarkedWalls } from "@/lib/editor/analysis/quantities/marked-walls";
import { createSurveyTotals, type SurveyTotals } from "@/lib/editor/analysis/quantities/survey-totals";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { forgetBehindFrame, tellBehindFrame } from "../../state/use-frame-value";
import { whenIdle } from "../../state/when-idle";

/** A survey of so many faces is measured before the first paint; of a larger one so many rooms in each slice after it. */
const AT_ONCE = 2_000;
const A_SLICE = 250;

/** At the latest, where the page is never idle. */
const LATEST_MS = 2_000;

export type FollowedTotals = {
  subscribe(listener: () => void): () => void;
  /** Of a floor, or of all (null); null until all has been measured once. */
  read(floorNumber: number | null): SurveyTotals | null;
  /** The walls that their lengths and heights come from. */
  marked(floorNumber: number | null): MarkedWalls;
};

function followTotals(store: EditorStore): FollowedTotals {
  const measureAnew = () => createSurveyTotals(store.scene, store.rooms);
  let keeper = measureAnew();
  let isWhole = store.scene.count("face") <= AT_ONCE && keeper.settle();
  /** As they were when all was last measured: what is half measured is not shown. */
  const views = new Map<number | null, SurveyTotals>();
  let changes = 0;

  function read(floorNumber: number | null): SurveyTotals | null {
    const known = views.get(floorNumber);
    if (known || !isWhole) return known ?? null;
    const view = keeper.ofFloor(floorNumber);
    views.set(floorNumber, view);
    return view;
  }

  return {
    read,
    marked: (floorNumber) => keeper.marked(floorNumber),
    subscribe(listener) {
      let callOff = (): void => {};
      // Told by each step of a drag: what the step before asked for is called off, so that only one goes on at a time.
      function settle(): void {
        callOff();
        isWhole = keeper.settle(A_SLICE);
        if (!isWhole) {
          callOff = whenIdle(settle, LATEST_MS);
          return;
        }
        views.clear();
        listener();
      }
      // What changed while nobody listened is not known: measured anew.
      if (changes > 0) {
        keeper = measureAnew();
        isWhole = false;
      }
      changes += 1;
      if (!isWhole) callOff = whenIdle(settle, LATEST_MS);
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

export const useFollowedTotals = (store: EditorStore): FollowedTotals => useMemo(() => followTotals(store), [store]);

/** Null until all has been measured once. Told behind a frame. */
export function useSurveyTotals(followed: FollowedTotals, floorNumber: number | null): SurveyTotals | null {
  const read = useCallback(() => followed.read(floorNumber), [followed, floorNumber]);
  return useSyncExternalStore(followed.subscribe, read, read);
}
