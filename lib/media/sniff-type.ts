/** Determines a file's type by its first bytes, because its name may be wrong. */
import { extensionOf, UPLOAD_TYPES, type UploadKind } from "../domain/upload-rules";

/** Viewers search this many bytes for the start of a PDF. */
export const SNIFFED_BYTES = 1024;
/** Enough for the document type of a WebM, and to recognize text. */
const START_BYTES = 64;

const ZIP = "application/zip";
const TEXT = "text/plain";
const PDF = "application/pdf";
const PDF_MARK = "%PDF-";
export const HEIC = "image/heic";
/** One container with two names; cameras and browsers use either. */
const MOVIES: readonly string[] = ["video/mp4", "video/quicktime"];
const HEVC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];
const PICTURE_BRANDS = [...HEVC_BRANDS, "heif", "mif1", "msf1", "MiHB", "MiHA", "MiHE"];
/** Major brands of movies, which may list brands of pictures too. */
const MOVIE_BRAND = /^(iso[m\d]|mp4\d|avc\d|qt {2}|M4[AV].|3g[p2].|MSNV|dash|f4v |XAVC|mmp4)/i;
/** Boxes at the start of a QuickTime file without a brand. */
const OLD_MOVIE = ["moov", "mdat", "wide", "free", "skip"];

const latin1 = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
const begins = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);

/** `head` holds the first bytes, `SNIFFED_BYTES` if the file has as many. Returns null for an unknown type. */
export function sniffType(head: Uint8Array): string | null {
  if (begins(head, 0xff, 0xd8, 0xff)) return "image/jpeg";
  if (begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (latin1(head, 0, 4) === "RIFF" && latin1(head, 8, 12) === "WEBP") return "image/webp";
  if (latin1(head, 0, 4) === "GIF8") return "image/gif";
  if (latin1(head, 0, 5) === PDF_MARK) return PDF;
  if (begins(head, 0x50, 0x4b, 0x03, 0x04)) return ZIP;
  if (begins(head, 0x1a, 0x45, 0xdf, 0xa3)) {
    return latin1(head, 4, START_BYTES).includes("matroska") ? "video/x-matroska" : "video/webm";
  }
  const box = latin1(head, 4, 8);
  if (box === "ftyp") return brandedType(head);
  if (OLD_MOVIE.includes(box)) return "video/quicktime";
  if (latin1(head, 0, SNIFFED_BYTES).includes(PDF_MARK)) return PDF;
  return isText(head) ? TEXT : null;
}

function brandedType(head: Uint8Array): string | null {
  const end = Math.min(new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0), head.length);
  const major = latin1(head, 8, 12);
  const brands = [major];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(latin1(head, offset, offset + 4));
  if (HEVC_BRANDS.includes(major)) return HEIC;
  if (brands.includes("avif") || brands.includes("avis")) return "image/avif";
  // Canon's raw photos are not supported.
  if (major === "crx ") return null;
  if (!MOVIE_BRAND.test(major) && brands.some((brand) => PICTURE_BRANDS.includes(brand))) return HEIC;
  return major === "qt  " ? "video/quicktime" : "video/mp4";
}

/** UTF-16 text contains zero bytes, and a byte order mark at its start. */
function isText(head: Uint8Array): boolean {
  const start = head.subarray(0, START_BYTES);
  return start.length > 0 && (begins(start, 0xff, 0xfe) || begins(start, 0xfe, 0xff) || !start.includes(0));
}

const isTextType = (contentType: string | undefined) => contentType === TEXT || contentType === "text/csv";

/** Returns the type of the bytes. A text that only mentions the start of a PDF counts as text if named as text. */
function sniffAs(named: string | undefined, head: Uint8Array): string | null {
  const found = sniffType(head);
  const isMention = found === PDF && latin1(head, 0, 5) !== PDF_MARK && isText(head);
  return isMention && isTextType(named) ? TEXT : found;
}

/** Whether content of type `found` is acceptable under the named type. */
function isAcceptedAs(found: string | null, named: string): boolean {
  if (MOVIES.includes(named)) return found !== null && MOVIES.includes(found);
  if (named.startsWith("application/vnd.openxmlformats")) return found === ZIP;
  return found === (isTextType(named) ? TEXT : named);
}

/** Whether the first bytes match the type. */
export function looksLike(contentType: string, head: Uint8Array): boolean {
  return isAcceptedAs(sniffAs(contentType, head), contentType);
}

/** The extension has no dot. */
export type FileType = { contentType: string; extension: string };

/**
 * Returns the type of a file by its bytes; the name decides only between types with the same bytes. Returns null if
 * this kind of upload does not accept the file.
 */
export function typeByContent(kind: UploadKind, fileName: string, head: Uint8Array): FileType | null {
  const types = UPLOAD_TYPES[kind];
  const entries = Object.entries(types);
  const named = types[extensionOf(fileName)];
  const found = sniffAs(named, head);
  const contentType = found === TEXT || found === ZIP ? (named && isAcceptedAs(found, named) ? named : null) : found;
  // The first name of a type is the usual one: .jpg before .jfif.
  const extension = entries.find(([, type]) => type === contentType)?.[0];
  return contentType && extension ? { contentType, extension } : null;
}

/**
 * Whether the bytes are a picture that may be uploaded: no drawing, whose scripts and links a decoder would follow.
 */
export function looksLikeImage(head: Uint8Array): boolean {
  return typeByContent("image", "", head) !== null;
}
