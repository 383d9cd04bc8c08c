/** Files as what they would come to; the size of each is judged before anything of it is read. Changes nothing. */
import { createKey } from "@/lib/domain/keys";
import { checkCaptureSize } from "@/lib/editor/import/check-capture-size";
import { type Intake, importCaptures, type ReadFile } from "@/lib/editor/import/import-captures";
import type { ImportContext } from "@/lib/editor/import/import-context";
import { type IntakeFigures, intakeFigures } from "@/lib/editor/import/intake-figures";
import { type ReadCapture, readCapture } from "@/lib/editor/import/read-capture";
import { IMPORT_WORDS } from "./import-words";

export type CaptureRequest = Pick<ImportContext, "surveyKey" | "floorNumber" | "existing"> & {
  keyBase: string;
  files: readonly File[];
};

/** Steps are told before they begin: one for each file, and one for joining all. */
export type CaptureProgress = { step: "read" | "join"; fileName: string; done: number; steps: number };

export type CapturePreview = {
  intake: Intake;
  figures: { whole: IntakeFigures; rooms: Record<string, IntakeFigures> };
};

/** Null where it was given up before its end. */
export type ConvertCaptures = (
  request: CaptureRequest,
  watch: { onProgress: (progress: CaptureProgress) => void; signal: AbortSignal },
) => Promise<CapturePreview | null>;

async function readFile(file: File): Promise<ReadCapture> {
  const refusal = checkCaptureSize(file.size);
  if (refusal) return { ok: false, error: refusal };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { ok: false, error: { code: "broken", message: IMPORT_WORDS.unreadable } };
  }
  return readCapture(text);
}

/** A file that cannot be read is named in the answer; it fails only where the program itself does. */
export async function readCaptureFiles(
  { files, keyBase, ...context }: CaptureRequest,
  onProgress: (progress: CaptureProgress) => void,
): Promise<CapturePreview> {
  const read: ReadFile[] = [];
  const steps = files.length + 1;
  for (const [done, file] of files.entries()) {
    onProgress({ step: "read", fileName: file.name, done, steps });
    read.push({ fileName: file.name, read: await readFile(file) });
  }
  onProgress({ step: "join", fileName: "", done: files.length, steps });
  const intake = importCaptures(read, { ...context, createKey: (kind) => createKey(kind, keyBase) });
  return { intake, figures: intakeFigures(context.surveyKey, intake) };
}
