import type { UploadKind } from "../../../domain/upload-rules";
import { loadNeeded } from "../../../load-part";

/** Returns a content check for a file picker: null for an accepted file. Its code loads with the first file. */
export const contentCheck = (kind: UploadKind) => async (file: File) => {
  const { inspectFile } = await loadNeeded(import("./inspect-file"));
  const inspection = await inspectFile(file, [kind]);
  return inspection.kind === null ? inspection : null;
};
