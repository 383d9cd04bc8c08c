/** Checks an open survey in idle slices, and after each edit the records that the edit touches. */
import type { EditorStore } from "../../core/editor-store";
import { createSurveyChecks, type SurveyFindings } from "./survey-checks";

/** A survey with at most this many faces is checked before the first paint. */
const MAX_FACES_AT_ONCE = 150;
/** Records per slice, which takes a few milliseconds. */
const RECORDS_PER_SLICE = 2_000;

/** Runs the work when the page is idle; returns a function that cancels it. */
export type ScheduleIdle = (work: () => void) => () => void;

type FollowedChecks = {
  /** Null until all records have been checked once. The same object until the findings change. */
  read(): SurveyFindings | null;
  /** Checks and follows the survey until the returned function is called. */
  start(): () => void;
  /** Checks all pending records at once. */
  settle(): void;
};

/** Checks the survey of a store, and calls `onFound` when the findings change. */
export function followChecks(store: EditorStore, scheduleIdle: ScheduleIdle, onFound: () => void): FollowedChecks {
  let checks = createSurveyChecks(store.scene);
  let found: SurveyFindings | null = null;
  let startCount = 0;

  function publish(isDone: boolean): void {
    const next = isDone ? checks.findings() : found;
    if (next === found) return;
    found = next;
    onFound();
  }

  return {
    read: () => found,
    settle: () => publish(checks.settle()),
    start() {
      // Changes since the last stop are unknown, so everything is checked again.
      if (startCount > 0) checks = createSurveyChecks(store.scene);
      startCount += 1;
      let cancel: (() => void) | null = null;
      const schedule = (): void => {
        cancel ??= scheduleIdle(() => {
          cancel = null;
          const isDone = checks.settle(RECORDS_PER_SLICE);
          if (!isDone) schedule();
          publish(isDone);
        });
      };
      if (store.scene.count("face") <= MAX_FACES_AT_ONCE) publish(checks.settle());
      else schedule();
      const stop = store.subscribeScene((diff) => {
        checks.follow(diff);
        schedule();
      });
      return () => {
        stop();
        cancel?.();
      };
    },
  };
}
