/** Which of the files that somebody drops, pastes or picks are taken. */
import { type FileRules, refusalOf, shownFileName } from "@/components/ui/file-rules";
import { UPLOAD_LIMITS, UPLOAD_TYPES, uploadTypeOf } from "@/lib/domain/upload-rules";
import { regionWords as words } from "./words";

const MOST_FILES_AT_ONCE = 50;

export type TakenFile = { file: File; kind: "image" | "video" };
export type RefusedFile = { name: string; reason: string };

const extensionsOf = (kind: "image" | "video") => Object.keys(UPLOAD_TYPES[kind]).map((extension) => `.${extension}`);

/** What a file picker shows first. */
export const ACCEPTED_FILES = [...extensionsOf("image"), ...extensionsOf("video")].join(",");

const rulesOf = (kind: "image" | "video"): FileRules => ({
  types: extensionsOf(kind),
  maximumBytes: UPLOAD_LIMITS[kind],
});
const NEITHER: FileRules = {
  types: [...extensionsOf("image"), ...extensionsOf("video")],
  typesLabel: words.fileTypes,
};

/** Every file that is not taken is named, with the reason. */
export function judgeFiles(files: readonly File[]): { taken: TakenFile[]; refused: RefusedFile[] } {
  const taken: TakenFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const kind = (["image", "video"] as const).find((one) => uploadTypeOf(one, file.name) !== null);
    const present = taken.map((one) => one.file);
    const reason =
      refusalOf(file, present, kind ? rulesOf(kind) : NEITHER) ??
      (taken.length >= MOST_FILES_AT_ONCE ? words.tooManyFiles(MOST_FILES_AT_ONCE) : null);
    if (reason === null && kind) taken.push({ file, kind });
    else refused.push({ name: shownFileName(file.name), reason: reason ?? words.fileTypes });
  }
  return { taken, refused };
}
