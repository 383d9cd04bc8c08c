/** The bytes of an answer at their reader's pace, as received or decompressed. */
import { Readable } from "node:stream";
import { unpackBody } from "../unpack-body";
import type { IncomingHeaders } from "./backend-headers";

export type ByteSource = {
  /** Returns the next chunk, at once if one is buffered; null at the end. Throws or rejects if the answer fails. */
  read: () => Uint8Array | null | Promise<Uint8Array | null>;
  /** Discards the rest. */
  cancel: (reason: Error) => void;
};

/** Pauses, resumes and aborts the connection of an answer. */
type Flow = { pause: () => void; resume: () => void; abort: (reason: Error) => void };

/** Pauses the connection once this much is buffered and unread. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/**
 * An answer as it is received. Written by hand, because a Node stream costs more than everything else that a short
 * answer needs.
 */
export class AnswerBody implements ByteSource {
  readonly #flow: Flow;
  #chunks: Uint8Array[] = [];
  #bufferedBytes = 0;
  #isOver = false;
  #failure: Error | null = null;
  #wake: (() => void) | null = null;

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  push(chunk: Uint8Array): void {
    if (this.#isOver) return;
    this.#chunks.push(chunk);
    this.#bufferedBytes += chunk.byteLength;
    if (this.#bufferedBytes >= MAX_BUFFERED_BYTES) this.#flow.pause();
    this.#wake?.();
  }

  /** Ends the body, with `failure` if the answer broke off. Only the first call counts. */
  end(failure: Error | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#failure = failure;
    this.#wake?.();
  }

  read(): Uint8Array | null | Promise<Uint8Array | null> {
    if (this.#failure) throw this.#failure;
    const chunk = this.#chunks.shift();
    if (chunk) {
      this.#bufferedBytes -= chunk.byteLength;
      if (this.#bufferedBytes < MAX_BUFFERED_BYTES) this.#flow.resume();
      return chunk;
    }
    if (this.#isOver) return null;
    return new Promise<void>((resolve) => {
      this.#wake = resolve;
    }).then(() => {
      this.#wake = null;
      return this.read();
    });
  }

  /** Drops unread bytes and aborts the connection. */
  cancel(reason: Error): void {
    this.#failure ??= reason;
    this.#chunks = [];
    this.end(reason);
    this.#flow.abort(reason);
  }
}

/** Yields the chunks; leaving early cancels. */
export async function* chunksOf(source: ByteSource): AsyncGenerator<Uint8Array, void> {
  let isWhole = false;
  try {
    for (;;) {
      const chunk = await source.read();
      if (!chunk) {
        isWhole = true;
        return;
      }
      yield chunk;
    }
  } finally {
    if (!isWhole) source.cancel(new Error("Nobody reads on"));
  }
}

/** Returns the decompressed body, or the body itself if it is not compressed. Throws UnknownCodingError. */
export function unpacked(headers: IncomingHeaders, body: ByteSource): ByteSource {
  if (headers["content-encoding"] === undefined) return body;
  const plain = unpackBody({ headers, body: Readable.from(chunksOf(body)) });
  // Until the first read nobody listens, and an error without a listener would end the process.
  plain.on("error", () => undefined);
  const chunks = plain[Symbol.asyncIterator]();
  return {
    read: async () => {
      const { done, value } = await chunks.next();
      return done ? null : (value as Uint8Array);
    },
    cancel: (reason) => {
      plain.destroy(reason);
      body.cancel(reason);
    },
  };
}
