/** What the groups read at the first look at everything: read once for all of them, and let go of when the last has looked. */
import { type FlatSurvey, readFlatSurvey } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";
import { isSoundIn } from "./plainly-sound";

/** Faces that are looked at between two breaths. */
const A_BREATH = 64;

export type FirstLook = {
  readonly survey: FlatSurvey;
  /** 1 for each face that is plainly sound, by its place. */
  readonly sound: Uint8Array;
};

export type FirstLooks = {
  /** Breathes while it reads; at once where it has been read. */
  read(): Generator<void, FirstLook>;
  letGo(): void;
};

export function createFirstLooks(scene: ReadScene): FirstLooks {
  let look: FirstLook | null = null;
  return {
    *read() {
      if (look) return look;
      const survey = yield* readFlatSurvey(scene);
      const sound = new Uint8Array(survey.faces.length);
      for (let face = 0; face < sound.length; face += 1) {
        sound[face] = isSoundIn(survey, face) ? 1 : 0;
        if (face % A_BREATH === 0) yield;
      }
      look = { survey, sound };
      return look;
    },
    letGo() {
      look = null;
    },
  };
}
