import type { UploadKind } from "../../../domain/upload-rules";
import { loadNeeded } from "../../../load-part";

/** Checks the content of a file for a file picker. Loads the code with the first file. */
export const contentCheck = (kind: UploadKind) => async (file: File) => {
  const { inspectFile } = await loadNeeded(import("./inspect-file"));
  const inspection = await inspectFile(file, [kind]);
  return inspection.kind === null ? inspection : null;
};
