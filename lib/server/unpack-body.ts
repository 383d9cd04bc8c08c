/**
 * Decompresses a backend's answer. The proxy requests no compression, but a server in front of the backend may compress
 * anyway, and Next does not pass on the header that says so.
 */
import "server-only";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const UNPACKERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** A coding that was not requested and cannot be decompressed. */
export class UnknownCodingError extends Error {}

type PackedAnswer = { headers: Record<string, string | string[] | undefined>; body: Readable };

/** Returns the decompressed body, or the body itself if it is not compressed. Throws UnknownCodingError. */
export function unpackBody({ headers, body }: PackedAnswer): Readable {
  const coding = String(headers["content-encoding"] ?? "identity")
    .trim()
    .toLowerCase();
  if (coding === "identity" || coding === "") return body;
  const open = UNPACKERS[coding];
  if (!open) throw new UnknownCodingError();
  // An error of either stream ends both, and reaches the reader.
  return pipeline(body, open(), () => undefined);
}
