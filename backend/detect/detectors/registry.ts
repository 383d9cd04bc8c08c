/** All detectors in order of precedence. `detector.ts` explains how to add one. */
import { clutter } from "./clutter";
import { cracks } from "./cracks";
import { damp } from "./damp";
import type { Detector } from "./detector";
import { mold } from "./mold";

/** The edge of a stain looks like a crack, and the spots of mold look like clutter, so mold and damp come first. */
export const detectors: readonly Detector[] = [mold, damp, cracks, clutter];
