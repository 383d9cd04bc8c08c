/**
 * Compresses an answer for a client that accepts it, with the modules that Next uses, so that calls answered before
 * Next look the same.
 */
import compression from "next/dist/compiled/compression/index.js";
import { releaseCompressionStream } from "next/dist/server/lib/release-compression-stream.js";

const compress = compression();

/** Must be called before anything is written. */
export function packAnswer(request, response) {
  compress(request, response, () => undefined);
  response.once("close", () => {
    // The compression of an abandoned answer would stay in memory.
    if (!response.writableFinished) releaseCompressionStream(response);
  });
}
