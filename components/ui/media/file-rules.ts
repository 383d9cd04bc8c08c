/** Pure rules for which files a drop accepts. */
import { FILE_COPY, formatFileSize } from "./file-copy";

export type FileRules = {
  /** Extensions (".csv"), media types ("text/csv") or families of them ("image/*"); without it any file. */
  types?: readonly string[];
  /** The types for messages: "JPEG, PNG or PDF". */
  typesLabel?: string;
  maximumBytes?: number;
  maximumFiles?: number;
  /**
   * Checks a file by its content; then `types` only guide the file chooser. Returns null for an accepted file, and a
   * null `fault` for a wrong type.
   */
  inspect?: (file: File) => Promise<{ fault: string | null } | null>;
};

type FileInfo = Pick<File, "name" | "size" | "type" | "lastModified">;

/** Identifies a file, so that the same one is not added twice. */
export const fileId = ({ name, size, lastModified }: FileInfo) => `${lastModified}-${size}-${name}`;

/** Whether a file's name or media type is allowed; either suffices, since systems name media types differently. */
export function isTypeAllowed(file: Pick<FileInfo, "name" | "type">, types: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const mediaType = file.type.toLowerCase().split(";")[0]?.trim() ?? "";
  return types.some((allowed) => {
    const type = allowed.toLowerCase();
    if (type.startsWith(".")) return name.endsWith(type);
    return type.endsWith("/*") ? mediaType.startsWith(type.slice(0, -1)) : mediaType === type;
  });
}

/**
 * Returns why a file cannot be added to the present ones, or null. Rules come before the count, because the user can
 * fix the file.
 */
export function describeRefusal(file: FileInfo, present: readonly FileInfo[], rules: FileRules): string | null {
  const { types, maximumBytes = Number.POSITIVE_INFINITY, maximumFiles = Number.POSITIVE_INFINITY } = rules;
  if (types && !rules.inspect && !isTypeAllowed(file, types))
    return FILE_COPY.wrongType(rules.typesLabel ?? types.join(", "));
  if (file.size === 0) return FILE_COPY.empty;
  if (file.size > maximumBytes) return FILE_COPY.tooLarge(formatFileSize(file.size), formatFileSize(maximumBytes));
  if (present.some((other) => fileId(other) === fileId(file))) return FILE_COPY.twice;
  if (present.length >= maximumFiles) return FILE_COPY.tooMany(maximumFiles);
  return null;
}

/** Removes marks from a file name that reverse text direction and could make "exe.gpj" look like a picture. */
export function cleanFileName(name: string): string {
  return name.replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");
}
