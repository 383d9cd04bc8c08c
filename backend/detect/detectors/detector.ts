/**
 * The interface of a detector. To add one:
 *
 * 1. For a new kind of finding, add the kind to `FindingKind`, and its label in `backend/handlers/detect.ts`.
 * 2. Write a `Detector` in a file of this folder (or in its own folder, e.g. for a model and its weights). The photo is
 *    decoded, upright and small; `backend/detect/image` has blurring, gradients and connected patches.
 * 3. Add it to `registry.ts`. The order matters: of two findings that overlap, the one of the earlier detector is kept.
 * 4. Add photos with and without the finding to `demo-photos.extended.test.ts`.
 *
 * `runDetectors` drops overlaps and weak surplus findings, so a detector returns every candidate.
 */
import type { TagBox } from "../../../lib/domain/entities";
import type { Pixels } from "../image/read-pixels";
import type { Surface } from "../image/surface";

export type FindingKind = "damp" | "mold" | "crack" | "clutter";

/** A candidate for a tag. */
export type Finding = {
  kind: FindingKind;
  /** Fractions of the upright photo, 0 to 1. */
  box: TagBox;
  /** Confidence, 0 to 1. */
  score: number;
};

export type PhotoImage = {
  pixels: Pixels;
  /** The walls and ceilings in the photo, computed once for every detector. */
  surface: Surface;
};

export type Detector = {
  /** For the log, e.g. "mold by spots". */
  name: string;
  detects: FindingKind;
  /** Must be deterministic. `signal` aborts when the result is no longer awaited; a long detector checks it. */
  detect: (image: PhotoImage, signal: AbortSignal) => readonly Finding[] | Promise<readonly Finding[]>;
};
