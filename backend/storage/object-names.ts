/** Names of stored files: `uploads/insured-generic/{key}.{extension}`, and a thumbnail for each image. */
import { extensionOf, UPLOAD_TYPES } from "../../lib/domain/upload-rules";

const UPLOADS = "uploads/insured-generic";
const THUMBNAILS = "thumbnails/insured-generic";
export const FOLDERS: readonly string[] = [UPLOADS, THUMBNAILS];
/** One folder deep and without a dot before the extension, so that no name leads out of the bucket. */
const NAME = /^(uploads|thumbnails)\/insured-generic\/([A-Za-z0-9_-]{1,200})\.([A-Za-z0-9]{1,8})$/;
const NAME_IN_ADDRESS = /^https?:\/\/[^?#]+?\/((?:uploads|thumbnails)\/insured-generic\/[\w-]+\.\w+)(?:\?[^#]*)?$/;
/** Each extension means one type, for every kind of upload. */
const TYPES: Readonly<Record<string, string>> = { ...UPLOAD_TYPES.document, ...UPLOAD_TYPES.video };

/** Returns the file name of a media key, e.g. `uploads/insured-generic/img-7k0b….jpg`. */
export function objectName(key: string, extension: string): string {
  return `${UPLOADS}/${key}.${extension}`;
}

export function thumbnailName(key: string): string {
  return `${THUMBNAILS}/${key}.webp`;
}

/** The end of a form's `key`, to be replaced by the file's name. */
export const FILE_NAME_PLACE = "${filename}";
export const UPLOAD_NAME_PATTERN = `${UPLOADS}/${FILE_NAME_PLACE}`;

export type ParsedName = { isThumbnail: boolean; key: string; contentType: string };

/** Parses the name of a stored file; null if the name is invalid. */
export function parseName(name: string): ParsedName | null {
  const [, folder, key] = NAME.exec(name) ?? [];
  if (!folder || !key) return null;
  const extension = extensionOf(name);
  const contentType = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  return contentType ? { isThumbnail: folder === "thumbnails", key, contentType } : null;
}

/** Returns the media key in a name; "" if the name is invalid. */
export function keyInName(name: string): string {
  return parseName(name)?.key ?? "";
}

/** Returns the file name in an address of the bucket, at any origin, also an earlier one; null if there is none. */
export function nameInAddress(address: string): string | null {
  const name = NAME_IN_ADDRESS.exec(address)?.[1] ?? null;
  return name !== null && parseName(name) !== null ? name : null;
}
