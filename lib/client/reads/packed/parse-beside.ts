/** Parses large answers in a worker, so that the page stays responsive. */
import type { FromWorker, PackedAnswer, ToWorker } from "./pack-answer";
import { printsWhenRead, withKnownRows } from "./read-rows";
import { createUnpacker } from "./unpack";
import { whenUp } from "./when-up";

/** Below this size the transfer takes longer than parsing. */
export const LARGE = 1_000_000;

const parseHere = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));

type Parse = (bytes: ArrayBuffer, known?: unknown) => Promise<unknown>;
type Beside = { parse: Parse; end(): void };
type Asker = { known: unknown; resolve(value: unknown): void; reject(error: Error): void };

function follow(worker: Worker): Beside {
  const unpacker = createUnpacker();
  const waiting = new Map<number, Asker>();
  let asked = 0;
  function bodyOf({ packed, rows }: PackedAnswer, known: unknown): unknown {
    const body = unpacker.unpack(packed);
    return rows ? withKnownRows(body as { [name: string]: unknown[] }, rows, known as readonly unknown[]) : body;
  }
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if ("isReady" in data) return;
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asker?.reject(new SyntaxError(data.failure));
    else asker?.resolve(bodyOf(data, asker.known));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    parse: (bytes, known) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { known, resolve, reject });
        worker.postMessage({ id: asked, bytes, before: printsWhenRead(known) } satisfies ToWorker, [bytes]);
      }),
    end() {
      worker.terminate();
      unpacker.end();
    },
  };
}

export type LargeAnswers = {
  /**
   * Parses a UTF-8 JSON body, whose bytes are transferred. `known`: the earlier list of this body; records with the
   * same revision and time stay the same objects. Rejects on invalid JSON.
   */
  parse: Parse;
  /** No more bodies follow. */
  end(): void;
};

/** Null if the browser has no workers. Use one instance for related answers: they share equal strings. */
export function parseLargeAnswers(): LargeAnswers | null {
  if (typeof Worker === "undefined") return null;
  let starting: Promise<Beside | null> | null = null;
  return {
    async parse(bytes, known) {
      if (bytes.byteLength < LARGE) return parseHere(bytes);
      starting ??= whenUp(new Worker(new URL("./pack-worker.ts", import.meta.url), { type: "module" })).then(
        (worker) => worker && follow(worker),
      );
      const beside = await starting;
      return beside ? beside.parse(bytes, known) : parseHere(bytes);
    },
    end: () => void starting?.then((beside) => beside?.end()),
  };
}
