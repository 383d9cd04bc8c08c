/** Decides which dropped, pasted or picked files are accepted. */

import { FILE_COPY } from "@/components/ui/media/file-copy";
import { cleanFileName, describeRefusal } from "@/components/ui/media/file-rules";
import { UPLOAD_LIMITS, UPLOAD_TYPES } from "@/lib/domain/upload-rules";
import { loadNeeded } from "@/lib/load-part";
import { regionCopy as copy } from "./copy";

const MAX_FILES_AT_ONCE = 50;

export type TakenFile = { file: File; kind: "image" | "video" };
export type RefusedFile = { name: string; reason: string };

const extensionsOf = (kind: "image" | "video") => Object.keys(UPLOAD_TYPES[kind]).map((extension) => `.${extension}`);

/** File types that a picker shows first. */
export const ACCEPTED_FILES = [...extensionsOf("image"), ...extensionsOf("video")].join(",");

const MAX_NAMED_FILES = 3;

/** One line per reason, so that a camera roll of one type is explained once: "a.heic, b.heic, c.heic and 4 more: …". */
export function refusalLines(refused: readonly RefusedFile[]): string[] {
  const named = new Map<string, string[]>();
  for (const { name, reason } of refused) named.set(reason, [...(named.get(reason) ?? []), name]);
  return [...named].map(([reason, names]) => `${listOfNames(names)}: ${reason}`);
}

function listOfNames(names: readonly string[]): string {
  if (names.length > MAX_NAMED_FILES + 1) {
    return `${names.slice(0, MAX_NAMED_FILES).join(", ")} and ${names.length - MAX_NAMED_FILES} more`;
  }
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
}

/** Checks files by content, whatever their names; returns the accepted ones, and the rejected ones with reasons. */
export async function judgeFiles(files: readonly File[]): Promise<{ taken: TakenFile[]; refused: RefusedFile[] }> {
  const taken: TakenFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const judged = await judgeFile(file, taken);
    if (typeof judged === "string") refused.push({ name: cleanFileName(file.name), reason: judged });
    else taken.push(judged);
  }
  return { taken, refused };
}

/**
 * Returns the file with its type, or why it is rejected. Cheap checks come first, so that a large file is not read in
 * vain.
 */
async function judgeFile(file: File, taken: readonly TakenFile[]): Promise<TakenFile | string> {
  const acceptedFiles = taken.map((one) => one.file);
  const earlyRefusal = describeRefusal(file, acceptedFiles, { maximumBytes: UPLOAD_LIMITS.video });
  if (earlyRefusal !== null) return earlyRefusal;
  if (taken.length >= MAX_FILES_AT_ONCE) return copy.tooManyFiles(MAX_FILES_AT_ONCE);
  // The inspection code loads with the first file.
  const { inspectFile } = await loadNeeded(import("@/lib/client/data/media/inspect-file"));
  const inspection = await inspectFile(file, ["image", "video"]);
  if (inspection.kind === null) return inspection.fault ?? FILE_COPY.wrongType(copy.fileTypes);
  const { kind } = inspection;
  return describeRefusal(file, acceptedFiles, { maximumBytes: UPLOAD_LIMITS[kind] }) ?? { file, kind };
}
