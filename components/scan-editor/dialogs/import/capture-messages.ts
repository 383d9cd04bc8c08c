/** What a page and the worker that reads captures for it say to each other. */

import type { Units } from "@/lib/editor/core/units/measures";
import type { Coming, HeldRecords } from "@/lib/editor/formats/import/held-records";
import type { Intake } from "@/lib/editor/formats/import/import-captures";
import type { ImportContext } from "@/lib/editor/formats/import/import-context";
import type { IntakeFigures, WholeIntakeFigures } from "@/lib/editor/formats/import/intake-figures";

export type CaptureRequest = Pick<ImportContext, "surveyKey" | "floorNumber"> & {
  keyBase: string;
  files: readonly File[];
};

/** Steps are told before they begin: one for each file, and one for joining all. */
export type CaptureProgress = { step: "read" | "join"; fileName: string; done: number; steps: number };

export type CapturePreview = {
  intake: Intake;
  figures: { whole: WholeIntakeFigures; rooms: Record<string, IntakeFigures> };
};

/** Null where it was given up before its end. */
export type ConvertCaptures = (
  request: CaptureRequest,
  watch: {
    onProgress: (progress: CaptureProgress) => void;
    /** What the survey holds where the rooms come. */
    held: (coming: Coming) => HeldRecords;
    signal: AbortSignal;
  },
) => Promise<CapturePreview | null>;

/** The first says that it has come up. */
export type FromCaptureWorker =
  | { isReady: true }
  | { progress: CaptureProgress }
  /** Asks for what is held there. */
  | { coming: Coming }
  | { preview: CapturePreview }
  | { failure: string };

/** The worker has no settings of its own: what it says is said in the measures that the page shows. */
export type ToCaptureWorker = { request: CaptureRequest; units: Units } | { held: HeldRecords };
