/**
 * The body of a backend's answer as it was before it was compressed. We ask for no compression, but whoever stands before
 * a backend may do it unasked, and Next does not pass the header on that says so.
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

/** A coding that nobody asked for and that we cannot undo. */
export class UnknownCodingError extends Error {}

type PackedAnswer = { headers: Record<string, string | string[] | undefined>; body: Readable };

/** The body itself where it is plain. A break of the one is a break of the other. Throws UnknownCodingError. */
export function unpackBody({ headers, body }: PackedAnswer): Readable {
  const coding = String(headers["content-encoding"] ?? "identity")
    .trim()
    .toLowerCase();
  if (coding === "identity" || coding === "") return body;
  const open = UNPACKERS[coding];
  if (!open) throw new UnknownCodingError();
  // An error of either ends both, and reaches who reads.
  return pipeline(body, open(), () => undefined);
}
