/** The findings of an open survey: looked for a slice at a time when nothing else is to be done, and after an edit where it happened. */
import type { EditorStore } from "../../core/editor-store";
import { createSurveyChecks, type SurveyFindings } from "./survey-checks";

/** A survey with so many faces is looked at before the first paint. */
const AT_ONCE = 150;
/** Records that are looked at in one slice: a few milliseconds. */
const A_SLICE = 2_000;

/** Does it when nothing else is to be done; returns what calls it off. */
export type Later = (work: () => void) => () => void;

type FollowedChecks = {
  /** Null until all has been looked at once; the same object until something else is found. */
  read(): SurveyFindings | null;
  /** Begins, and goes on until the returned function is called. */
  start(): () => void;
  /** Looks at what is still to be looked at, now. */
  settle(): void;
};

/** `onFound`: something else has been found than before. */
export function followChecks(store: EditorStore, later: Later, onFound: () => void): FollowedChecks {
  let checks = createSurveyChecks(store.scene);
  let found: SurveyFindings | null = null;
  let starts = 0;

  function tell(isWhole: boolean): void {
    const next = isWhole ? checks.findings() : found;
    if (next === found) return;
    found = next;
    onFound();
  }

  return {
    read: () => found,
    settle: () => tell(checks.settle()),
    start() {
      // What changed while nobody followed is not known: looked at anew.
      if (starts > 0) checks = createSurveyChecks(store.scene);
      starts += 1;
      let callOff: (() => void) | null = null;
      const goOn = (): void => {
        callOff ??= later(() => {
          callOff = null;
          const isWhole = checks.settle(A_SLICE);
          if (!isWhole) goOn();
          tell(isWhole);
        });
      };
      if (store.scene.count("face") <= AT_ONCE) tell(checks.settle());
      else goOn();
      const stop = store.subscribeScene((diff) => {
        checks.follow(diff);
        goOn();
      });
      return () => {
        stop();
        callOff?.();
      };
    },
  };
}
