/** The size rule, checked before a file is read. */

import { EMPTY_FILE, tooLargeFile } from "./copy";
import type { ImportError } from "./import-errors";

export const MAXIMUM_CAPTURE_BYTES = 40 * 1024 * 1024;

/** Null when a file of this many bytes may be read, else why not. */
export function checkCaptureSize(bytes: number): ImportError | null {
  if (bytes === 0) return { code: "empty", message: EMPTY_FILE };
  if (bytes > MAXIMUM_CAPTURE_BYTES) return { code: "too-large", message: tooLargeFile(bytes, MAXIMUM_CAPTURE_BYTES) };
  return null;
}
