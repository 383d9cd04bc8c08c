/** The photo analyzer in the caller's own thread, for the worker and for tests. */
import { readPixels } from "./image/read-pixels";
import type { PhotoAnalyzer } from "./photo-analyzer";
import { runDetectors } from "./run-detectors";

/** A limit far above the time that any photo takes. */
export const MAX_DURATION_MS = 30_000;

export const localAnalyzer: PhotoAnalyzer = {
  analyze: async (photo) => runDetectors(await readPixels(photo), AbortSignal.timeout(MAX_DURATION_MS)),
  close: async () => undefined,
};
