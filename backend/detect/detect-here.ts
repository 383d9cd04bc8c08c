/** The detector in the caller's own thread: what the worker runs, and tests. */
import type { Detector } from "./detector";
import { findDamage } from "./find-damage";
import { readPixels } from "./read-pixels";

export const detectHere: Detector = {
  find: async (photo) => findDamage(await readPixels(photo)),
  close: async () => undefined,
};
