import type { UploadKind } from "../../../domain/upload-rules";
import { loadNeeded } from "../../../load-part";

/** Judges a file by its content, as the rules of a picker ask it. The code that reads files is loaded with the first one. */
export const contentJudge = (kind: UploadKind) => async (file: File) => {
  const { inspectFile } = await loadNeeded(import("./inspect-file"));
  const inspection = await inspectFile(file, [kind]);
  return inspection.kind === null ? inspection : null;
};
