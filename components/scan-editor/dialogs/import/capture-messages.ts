/** The messages between the page and the worker that reads captures. */

import type { Units } from "@/lib/editor/core/units/measures";
import type { ExistingRecords, ImportBounds } from "@/lib/editor/formats/import/existing-records";
import type { Intake } from "@/lib/editor/formats/import/import-captures";
import type { ImportContext } from "@/lib/editor/formats/import/import-context";
import type { IntakeFigures, WholeIntakeFigures } from "@/lib/editor/formats/import/intake-figures";

export type CaptureRequest = Pick<ImportContext, "surveyKey" | "floorNumber"> & {
  keyBase: string;
  files: readonly File[];
};

/** Sent before each step: one per file, and one for joining all. */
export type CaptureProgress = { step: "read" | "join"; fileName: string; done: number; steps: number };

export type CapturePreview = {
  intake: Intake;
  figures: { whole: WholeIntakeFigures; rooms: Record<string, IntakeFigures> };
};

/** Resolves with null if aborted. */
export type ConvertCaptures = (
  request: CaptureRequest,
  watch: {
    onProgress: (progress: CaptureProgress) => void;
    /** Returns the existing records near the new rooms. */
    held: (coming: ImportBounds) => ExistingRecords;
    signal: AbortSignal;
  },
) => Promise<CapturePreview | null>;

/** The first message says that the worker is ready. */
export type FromCaptureWorker =
  | { isReady: true }
  | { progress: CaptureProgress }
  /** Requests the existing records near the new rooms. */
  | { coming: ImportBounds }
  | { preview: CapturePreview }
  | { failure: string };

/** The worker has no settings: its texts use the units of the page. */
export type ToCaptureWorker = { request: CaptureRequest; units: Units } | { held: ExistingRecords };
