/**
 * Reads capture files into a preview without changing the survey. The size of a file is checked before its content is
 * read.
 */
import { createKey } from "@/lib/domain/keys";
import { checkCaptureSize } from "@/lib/editor/formats/import/check-capture-size";
import { type ExistingRecords, type ImportBounds, importBounds } from "@/lib/editor/formats/import/existing-records";
import { importCaptures, type ReadFile } from "@/lib/editor/formats/import/import-captures";
import { intakeFigures } from "@/lib/editor/formats/import/intake-figures";
import { type ReadCapture, readCapture } from "@/lib/editor/formats/import/read-capture";
import type { CapturePreview, CaptureProgress, CaptureRequest } from "./capture-messages";
import { IMPORT_COPY } from "./import-copy";

async function readFile(file: File): Promise<ReadCapture> {
  const refusal = checkCaptureSize(file.size);
  if (refusal) return { ok: false, error: refusal };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { ok: false, error: { code: "broken", message: IMPORT_COPY.unreadable } };
  }
  return readCapture(text);
}

/**
 * Sorts by name, because the result must not depend on the order of choice: rooms are paired and reported in this
 * order, and the distance of two walls is measured from the first one.
 */
const sortByName = (files: readonly File[]): File[] =>
  [...files].sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));

/** A file that cannot be read is named in the result; only a defect of the program rejects. */
export async function readCaptureFiles(
  { files, keyBase, ...context }: CaptureRequest,
  watch: {
    onProgress: (progress: CaptureProgress) => void;
    held: (coming: ImportBounds) => ExistingRecords | Promise<ExistingRecords>;
  },
): Promise<CapturePreview> {
  const results: ReadFile[] = [];
  const steps = files.length + 1;
  for (const [done, file] of sortByName(files).entries()) {
    watch.onProgress({ step: "read", fileName: file.name, done, steps });
    results.push({ fileName: file.name, read: await readFile(file) });
  }
  watch.onProgress({ step: "join", fileName: "", done: files.length, steps });
  const existing = await watch.held(importBounds(results.flatMap((one) => (one.read.ok ? one.read.rooms : []))));
  const intake = importCaptures(results, { ...context, existing, createKey: (kind) => createKey(kind, keyBase) });
  return { intake, figures: intakeFigures(context.surveyKey, intake) };
}
