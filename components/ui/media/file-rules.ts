/** Which files a drop takes: pure. */
import { FILE_COPY, sizeInCopy } from "./file-copy";

export type FileRules = {
  /** Extensions (".csv"), media types ("text/csv") or families of them ("image/*"); any file without it. */
  types?: readonly string[];
  /** The types in words, for messages: "JPEG, PNG or PDF". */
  typesLabel?: string;
  maximumBytes?: number;
  maximumFiles?: number;
  /** Judges a file by its content, and then `types` only guide the chooser. Null: taken; no fault: a wrong type. */
  inspect?: (file: File) => Promise<{ fault: string | null } | null>;
};

type GivenFile = Pick<File, "name" | "size" | "type" | "lastModified">;

/** What tells a file from others: the same one is not added twice. */
export const fileId = ({ name, size, lastModified }: GivenFile) => `${lastModified}-${size}-${name}`;

/** Whether a file's name or media type is among the types; either suffices, since systems name media types differently. */
export function isTypeTaken(file: Pick<GivenFile, "name" | "type">, types: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const mediaType = file.type.toLowerCase().split(";")[0]?.trim() ?? "";
  return types.some((given) => {
    const type = given.toLowerCase();
    if (type.startsWith(".")) return name.endsWith(type);
    return type.endsWith("/*") ? mediaType.startsWith(type.slice(0, -1)) : mediaType === type;
  });
}

/** Why a file is not added beside those that are; null when it is. Rules are told before space: it could be fixed. */
export function refusalOf(file: GivenFile, present: readonly GivenFile[], rules: FileRules): string | null {
  const { types, maximumBytes = Number.POSITIVE_INFINITY, maximumFiles = Number.POSITIVE_INFINITY } = rules;
  if (types && !rules.inspect && !isTypeTaken(file, types))
    return FILE_COPY.wrongType(rules.typesLabel ?? types.join(", "));
  if (file.size === 0) return FILE_COPY.empty;
  if (file.size > maximumBytes) return FILE_COPY.tooLarge(sizeInCopy(file.size), sizeInCopy(maximumBytes));
  if (present.some((one) => fileId(one) === fileId(file))) return FILE_COPY.twice;
  if (present.length >= maximumFiles) return FILE_COPY.tooMany(maximumFiles);
  return null;
}

/** A file's name as it may be shown: marks that turn the direction of text could make "exe.gpj" read as a picture. */
export function shownFileName(name: string): string {
  return name.replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");
}
