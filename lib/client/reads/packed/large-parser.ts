/** Parses large answers in a worker, so that the page stays responsive. */
import type { FromWorker, PackedAnswer, ToWorker } from "./pack-answer";
import { printsWhenRead, withKnownRows } from "./read-rows";
import { createUnpacker } from "./unpack";
import { whenStarted } from "./when-started";

/** Bytes from which a worker parses. Below this size, the transfer takes longer than parsing. */
export const LARGE = 1_000_000;

const parseHere = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));

type Parse = (bytes: ArrayBuffer, known?: unknown) => Promise<unknown>;
type ParsingWorker = { parse: Parse; end(): void };
type PendingRequest = { known: unknown; resolve(value: unknown): void; reject(error: Error): void };

function parserOf(worker: Worker): ParsingWorker {
  const unpacker = createUnpacker();
  const waiting = new Map<number, PendingRequest>();
  let lastId = 0;
  function bodyOf({ packed, rows }: PackedAnswer, known: unknown): unknown {
    const body = unpacker.unpack(packed);
    return rows ? withKnownRows(body as { [name: string]: unknown[] }, rows, known as readonly unknown[]) : body;
  }
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if ("isReady" in data) return;
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) request?.reject(new SyntaxError(data.failure));
    else request?.resolve(bodyOf(data, request.known));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    parse: (bytes, known) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { known, resolve, reject });
        worker.postMessage({ id: lastId, bytes, before: printsWhenRead(known) } satisfies ToWorker, [bytes]);
      }),
    end() {
      worker.terminate();
      unpacker.end();
    },
  };
}

export type LargeParser = {
  /**
   * Parses a UTF-8 JSON body, whose bytes are transferred. `known` is the earlier list of this body; records with the
   * same revision and time stay the same objects. Rejects on invalid JSON.
   */
  parse: Parse;
  /** No more bodies follow. */
  end(): void;
};

/** Returns null if the browser has no workers. Related answers should use one instance, to share equal strings. */
export function createLargeParser(): LargeParser | null {
  if (typeof Worker === "undefined") return null;
  let starting: Promise<ParsingWorker | null> | null = null;
  return {
    async parse(bytes, known) {
      if (bytes.byteLength < LARGE) return parseHere(bytes);
      starting ??= whenStarted(new Worker(new URL("./pack-worker.ts", import.meta.url), { type: "module" })).then(
        (worker) => worker && parserOf(worker),
      );
      const started = await starting;
      return started ? started.parse(bytes, known) : parseHere(bytes);
    },
    end: () => void starting?.then((started) => started?.end()),
  };
}
