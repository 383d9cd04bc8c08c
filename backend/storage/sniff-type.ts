/** Whether the first bytes of a file are those of its type: an extension alone is a claim. */
export const SNIFFED_BYTES = 32;

type Test = (head: Buffer) => boolean;

const begins =
  (...bytes: number[]): Test =>
  (head) =>
    bytes.every((byte, at) => head[at] === byte);
const holds =
  (at: number, text: string): Test =>
  (head) =>
    head.toString("latin1", at, at + text.length) === text;
const isText: Test = (head) => !head.includes(0);
const isZip = begins(0x50, 0x4b, 0x03, 0x04);
const isFilm: Test = (head) => ["ftyp", "moov", "mdat", "wide", "free", "skip"].some((box) => holds(4, box)(head));

const TESTS: Readonly<Record<string, Test>> = {
  "image/jpeg": begins(0xff, 0xd8, 0xff),
  "image/png": begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  "image/webp": (head) => holds(0, "RIFF")(head) && holds(8, "WEBP")(head),
  "image/avif": (head) => holds(4, "ftyp")(head) && /avi[fs]|mif1/.test(head.toString("latin1", 8)),
  "image/gif": holds(0, "GIF8"),
  "video/mp4": isFilm,
  "video/quicktime": isFilm,
  "video/webm": begins(0x1a, 0x45, 0xdf, 0xa3),
  "application/pdf": holds(0, "%PDF-"),
  "text/plain": isText,
  "text/csv": isText,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": isZip,
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": isZip,
};

/** Of a kind of picture that may be uploaded: no drawing with scripts or links in it, which a decoder would follow. */
export function looksLikeImage(head: Buffer): boolean {
  return Object.keys(TESTS).some((type) => type.startsWith("image/") && looksLike(type, head));
}

/** `head` holds the first bytes, `SNIFFED_BYTES` of them where the file has as many. */
export function looksLike(contentType: string, head: Buffer): boolean {
  return TESTS[contentType]?.(head) ?? false;
}
