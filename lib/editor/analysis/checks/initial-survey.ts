/** The flat survey that all groups read in their initial pass. It is read once and released after the last pass. */
import { type FlatSurvey, readFlatSurvey } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";
import { passesQuickCheckAt } from "./quick-outline-check";

/** Faces per step. */
const FACES_PER_STEP = 64;

export type InitialSurvey = {
  readonly survey: FlatSurvey;
  /** 1 for each face that passes the quick outline check, by index. */
  readonly sound: Uint8Array;
};

export type InitialReader = {
  /** Reads in steps the first time; returns at once afterwards. */
  read(): Generator<void, InitialSurvey>;
  release(): void;
};

export function createInitialReader(scene: ReadScene): InitialReader {
  let initial: InitialSurvey | null = null;
  return {
    *read() {
      if (initial) return initial;
      const survey = yield* readFlatSurvey(scene);
      const sound = new Uint8Array(survey.faces.length);
      for (let face = 0; face < sound.length; face += 1) {
        sound[face] = passesQuickCheckAt(survey, face) ? 1 : 0;
        if (face % FACES_PER_STEP === 0) yield;
      }
      initial = { survey, sound };
      return initial;
    },
    release() {
      initial = null;
    },
  };
}
