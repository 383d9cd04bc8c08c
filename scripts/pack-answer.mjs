/**
 * Packs an answer for a client that takes it packed. By the very modules that Next packs its own answers with, so that
 * calls answered before it look no different.
 */
import compression from "next/dist/compiled/compression/index.js";
import { releaseCompressionStream } from "next/dist/server/lib/release-compression-stream.js";

const compress = compression();

/** To be called before anything is written. */
export function packAnswer(request, response) {
  compress(request, response, () => undefined);
  response.once("close", () => {
    // Of an answer that nobody waits for any more, what packs it would stay in memory.
    if (!response.writableFinished) releaseCompressionStream(response);
  });
}
