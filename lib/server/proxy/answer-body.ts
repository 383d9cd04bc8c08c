/** Bytes of an answer at their reader's pace: of one that comes in, or of what it was before it was compressed. */
import { Readable } from "node:stream";
import { unpackBody } from "../unpack-body";
import type { IncomingHeaders } from "./backend-headers";

export type ByteSource = {
  /** The next that has come, at once where something has; null at the end. Throws, or rejects with, what the answer died of. */
  read: () => Uint8Array | null | Promise<Uint8Array | null>;
  /** Nobody wants the rest. */
  cancel: (reason: Error) => void;
};

/** What stops and starts the connection that an answer comes over. */
type Flow = { pause: () => void; resume: () => void; abort: (reason: Error) => void };

/** As much is held as a reader has not asked for yet; then the connection waits. */
const HELD_AT_MOST = 256 * 1024;

/** An answer as it comes in. By hand, because a stream of Node's costs more than all else that a short answer needs. */
export class AnswerBody implements ByteSource {
  readonly #flow: Flow;
  #chunks: Uint8Array[] = [];
  #held = 0;
  #isOver = false;
  #failure: Error | null = null;
  #wake: (() => void) | null = null;

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  push(chunk: Uint8Array): void {
    if (this.#isOver) return;
    this.#chunks.push(chunk);
    this.#held += chunk.byteLength;
    if (this.#held >= HELD_AT_MOST) this.#flow.pause();
    this.#wake?.();
  }

  /** The end, or with `failure` the break; the first of them counts. */
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
      this.#held -= chunk.byteLength;
      if (this.#held < HELD_AT_MOST) this.#flow.resume();
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

  /** The call is over on this side: what nobody has read yet is nobody's any more. */
  cancel(reason: Error): void {
    this.#failure ??= reason;
    this.#chunks = [];
    this.end(reason);
    this.#flow.abort(reason);
  }
}

/** One by one, for who reads to the end. Leaving early cancels. */
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

/** The body before it was compressed; itself where it was not. Throws UnknownCodingError. */
export function unpacked(headers: IncomingHeaders, body: ByteSource): ByteSource {
  if (headers["content-encoding"] === undefined) return body;
  const plain = unpackBody({ headers, body: Readable.from(chunksOf(body)) });
  // Until the first read nobody else listens, and an unheard error ends the process.
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
