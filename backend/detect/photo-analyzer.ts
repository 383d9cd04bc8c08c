/** Finds damage and clutter in a photo. */
import type { Finding } from "./detectors/detector";

export type PhotoAnalyzer = {
  /** Findings, best first; the same photo gives the same findings. Throws `invalid_input` for bytes that are no picture. */
  analyze: (photo: Uint8Array) => Promise<readonly Finding[]>;
  close: () => Promise<void>;
};
