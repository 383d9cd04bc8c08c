/** Finds damage and clutter in a photo. */
import type { Finding } from "./detectors/detector";

export type PhotoAnalyzer = {
  /** Returns findings, best first, the same for the same photo. Throws `invalid_input` if the bytes are no image. */
  analyze: (photo: Uint8Array) => Promise<readonly Finding[]>;
  close: () => Promise<void>;
};
