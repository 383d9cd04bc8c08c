/** The contract's upload rules, checked by the picker before a file is sent and by the bucket. */
const MEGABYTE = 1024 * 1024;

export type UploadKind = "image" | "video" | "document" | "logo" | "avatar";

/** Bytes per file. */
export const UPLOAD_LIMITS: Readonly<Record<UploadKind, number>> = {
  image: 25 * MEGABYTE,
  video: 200 * MEGABYTE,
  document: 50 * MEGABYTE,
  logo: 5 * MEGABYTE,
  avatar: 5 * MEGABYTE,
};

/** Width times height: above any camera's resolution, below what exhausts the memory of a decoder. */
export const MAX_IMAGE_PIXELS = 120_000_000;

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  jfif: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
};
/** Vector drawings are excluded, because they may contain scripts. */
const LOGO_TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  jfif: "image/jpeg",
  webp: "image/webp",
};
const VIDEO_TYPES: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  m4v: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
};
const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  txt: "text/plain",
  csv: "text/csv",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Content types by extension, in lower case and without the dot. */
export const UPLOAD_TYPES: Readonly<Record<UploadKind, Readonly<Record<string, string>>>> = {
  image: IMAGE_TYPES,
  video: VIDEO_TYPES,
  document: { ...DOCUMENT_TYPES, ...IMAGE_TYPES },
  logo: LOGO_TYPES,
  avatar: LOGO_TYPES,
};

/** Returns the extension of a file name in lower case without the dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  return /[^.]\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

/** Returns the content type of a file name for this kind; null if the kind does not accept it. */
export function uploadTypeOf(kind: UploadKind, fileName: string): string | null {
  const types = UPLOAD_TYPES[kind];
  const extension = extensionOf(fileName);
  return Object.hasOwn(types, extension) ? (types[extension] ?? null) : null;
}

/** Returns the file picker's options for one picture of this kind. */
export const onePicture = (kind: "logo" | "avatar") => ({
  types: [...new Set(Object.values(UPLOAD_TYPES[kind]))],
  maximumBytes: UPLOAD_LIMITS[kind],
  maximumFiles: 1,
});
