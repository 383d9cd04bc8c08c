/** A file's records and report; the size is judged before anything is read. Changes nothing and never throws. */
import { createKey } from "@/lib/domain/keys";
import { checkCaptureSize } from "@/lib/editor/import/check-capture-size";
import type { ImportResult } from "@/lib/editor/import/import-capture";
import type { SceneRecords } from "@/lib/editor/scene";
import { IMPORT_WORDS } from "./import-words";

export type CaptureRequest = {
  surveyKey: string;
  keyBase: string;
  fileName: string;
  text: string;
  existing: Pick<SceneRecords, "vertex" | "face" | "objectPlanar" | "object3D">;
};

/** Turns a capture's text into records, in a worker or here. */
export type ConvertCapture = (request: CaptureRequest) => Promise<ImportResult>;

const failed = (code: "broken", message: string): ImportResult => ({ ok: false, error: { code, message } });

export async function readCaptureFile(
  file: File,
  request: Omit<CaptureRequest, "text" | "fileName">,
  convert: ConvertCapture,
): Promise<ImportResult> {
  const refusal = checkCaptureSize(file.size);
  if (refusal) return { ok: false, error: refusal };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return failed("broken", IMPORT_WORDS.unreadable);
  }
  try {
    return await convert({ ...request, fileName: file.name, text });
  } catch {
    return failed("broken", IMPORT_WORDS.stopped);
  }
}

/** The importer's key maker for this environment. */
export const keyMaker =
  (base: string) =>
  (kind: "vertex" | "edge" | "face" | "objectPlanar" | "object3D"): string =>
    createKey(kind, base);
