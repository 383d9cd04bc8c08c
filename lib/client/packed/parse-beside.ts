/** Parses large answers in a worker, so that the page goes on meanwhile. */
import type { Packed } from "./packed";
import { createUnpacker } from "./unpack";
import { whenUp } from "./when-up";

export type ToWorker = { id: number; bytes: ArrayBuffer };
export type FromWorker = { isReady: true } | { id: number; packed: Packed } | { id: number; failure: string };

/** Below this the way to the worker and back takes longer than parsing. */
export const LARGE = 1_000_000;

const parseHere = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));

type Beside = { parse(bytes: ArrayBuffer): Promise<unknown>; end(): void };

function follow(worker: Worker): Beside {
  const unpacker = createUnpacker();
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let asked = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if ("isReady" in data) return;
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asker?.reject(new SyntaxError(data.failure));
    else asker?.resolve(unpacker.unpack(data.packed));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    parse: (bytes) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ id: asked, bytes } satisfies ToWorker, [bytes]);
      }),
    end() {
      worker.terminate();
      unpacker.end();
    },
  };
}

export type LargeAnswers = {
  /** Parses a JSON body of UTF-8; takes its bytes over. Rejects for what is no JSON. */
  parse(bytes: ArrayBuffer): Promise<unknown>;
  /** No more will come. */
  end(): void;
};

/** Null where there are no workers. One worker serves the answers that belong together: their texts are the same strings. */
export function parseLargeAnswers(): LargeAnswers | null {
  if (typeof Worker === "undefined") return null;
  let starting: Promise<Beside | null> | null = null;
  return {
    async parse(bytes) {
      if (bytes.byteLength < LARGE) return parseHere(bytes);
      starting ??= whenUp(new Worker(new URL("./pack-worker.ts", import.meta.url), { type: "module" })).then(
        (worker) => worker && follow(worker),
      );
      const beside = await starting;
      return beside ? beside.parse(bytes) : parseHere(bytes);
    },
    end: () => void starting?.then((beside) => beside?.end()),
  };
}
