/** The size limit of capture files, checked before a file is read. */

import { EMPTY_FILE, tooLargeFile } from "./copy";
import type { ImportError } from "./import-errors";

export const MAXIMUM_CAPTURE_BYTES = 40 * 1024 * 1024;

/** Returns why a file of this size is not read, or null. */
export function checkCaptureSize(bytes: number): ImportError | null {
  if (bytes === 0) return { code: "empty", message: EMPTY_FILE };
  if (bytes > MAXIMUM_CAPTURE_BYTES) return { code: "too-large", message: tooLargeFile(bytes, MAXIMUM_CAPTURE_BYTES) };
  return null;
}
