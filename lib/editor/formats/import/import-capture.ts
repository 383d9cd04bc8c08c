/** Converts one RoomPlan file (CapturedRoom JSON, version 2) into records. */
import type { SceneRecords } from "../../core/scene";
import { importCaptures } from "./import-captures";
import type { ImportContext } from "./import-context";
import type { ImportError } from "./import-errors";
import type { ImportReport } from "./import-report";
import { readCapture } from "./read-capture";

export type ImportResult =
  | { ok: true; records: SceneRecords; report: ImportReport }
  | { ok: false; error: ImportError };

/**
 * `text` is the file's content: one room, a list of rooms, or a structure of rooms, in one world frame. Never throws.
 * The records are new and complete; the report has an entry for every identifier.
 */
export function importCapture(text: string, context: ImportContext & { fileName: string }): ImportResult {
  const { fileName, ...rest } = context;
  const { files, records } = importCaptures([{ fileName, read: readCapture(text) }], rest);
  const file = files[0]!;
  return file.ok ? { ok: true, records, report: file.report } : { ok: false, error: file.error };
}
