/** Files as what they would come to; the size of each is judged before anything of it is read. Changes nothing. */
import { createKey } from "@/lib/domain/keys";
import { checkCaptureSize } from "@/lib/editor/formats/import/check-capture-size";
import { type Coming, comingOf, type HeldRecords } from "@/lib/editor/formats/import/held-records";
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
 * By their names, in whatever order they were chosen: rooms are paired and told in the order of their files, and how far
 * apart two walls stand is measured from the first of them.
 */
const inOrder = (files: readonly File[]): File[] =>
  [...files].sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));

/** A file that cannot be read is named in the answer; it fails only where the program itself does. */
export async function readCaptureFiles(
  { files, keyBase, ...context }: CaptureRequest,
  watch: {
    onProgress: (progress: CaptureProgress) => void;
    held: (coming: Coming) => HeldRecords | Promise<HeldRecords>;
  },
): Promise<CapturePreview> {
  const read: ReadFile[] = [];
  const steps = files.length + 1;
  for (const [done, file] of inOrder(files).entries()) {
    watch.onProgress({ step: "read", fileName: file.name, done, steps });
    read.push({ fileName: file.name, read: await readFile(file) });
  }
  watch.onProgress({ step: "join", fileName: "", done: files.length, steps });
  const existing = await watch.held(comingOf(read.flatMap((one) => (one.read.ok ? one.read.rooms : []))));
  const intake = importCaptures(read, { ...context, existing, createKey: (kind) => createKey(kind, keyBase) });
  return { intake, figures: intakeFigures(context.surveyKey, intake) };
}
