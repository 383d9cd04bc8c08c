/**
 * Asks for large lists beside the page: one worker reads the answers, another parses them, and the page goes on meanwhile.
 * Both in one worker had each wait for the other: on two cores the lists of a large survey came a second or two later.
 */

import type { Answer, Ask } from "../../calls/call-backend";
import { LARGE, type LargeAnswers, parseLargeAnswers } from "./parse-beside";
import type { FromReader, Head, ToReader } from "./read-for";
import { whenUp } from "./when-up";

type Beside = { ask: Ask; end(): void };

/** Statuses that bear no body. */
const BARE: readonly number[] = [204, 205, 304];

const BROKEN_OFF = { start: (stream: ReadableStreamDefaultController) => stream.error(new TypeError("It broke off.")) };

/** What the page would have been given, had it asked by itself. */
function responseOf({ status, headers }: Head, bytes: ArrayBuffer | null): Response {
  if (BARE.includes(status)) return new Response(null, { status, headers });
  return new Response(bytes ?? new ReadableStream(BROKEN_OFF), { status, headers });
}

/** The list that an address answered with last, or anything else. */
type KnownOf = (url: string) => unknown;
type Asker = { known: unknown; resolve(answer: Promise<Answer>): void; reject(error: unknown): void };

function follow(worker: Worker, large: LargeAnswers, knownOf: KnownOf): Beside {
  const waiting = new Map<number, Asker>();
  let asked = 0;

  async function answerOf(head: Head, bytes: ArrayBuffer | null, known: unknown): Promise<Answer> {
    const isLarge = bytes !== null && bytes.byteLength >= LARGE && head.status === 200;
    if (!isLarge) return responseOf(head, bytes);
    // What is no JSON is none for the page either, which is left with nothing to read.
    const parsed = await large.parse(bytes, known).catch(() => undefined);
    return Object.assign(responseOf(head, new ArrayBuffer(0)), { parsed });
  }

  worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => {
    if ("isReady" in data) return;
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asker?.reject(new TypeError(data.failure));
    else asker?.resolve(answerOf(data.head, data.bytes, asker.known));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    ask: (url, { signal, method, headers, credentials, cache }) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        asked += 1;
        const id = asked;
        const callOff = (): void => {
          waiting.delete(id);
          worker.postMessage({ id, isCalledOff: true } satisfies ToReader);
          reject(signal?.reason);
        };
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value): void => {
            signal?.removeEventListener("abort", callOff);
            settle(value);
          };
        waiting.set(id, { known: knownOf(url), resolve: settled(resolve), reject: settled(reject) });
        signal?.addEventListener("abort", callOff, { once: true });
        const init = { method, headers, credentials, cache };
        worker.postMessage({ id, url: new URL(url, location.href).href, init } satisfies ToReader);
      }),
    end() {
      worker.terminate();
      large.end();
    },
  };
}

export type AskedBeside = {
  ask: Ask;
  /** No more will be asked. */
  end(): void;
};

/**
 * Null where there are no workers. They serve the answers that belong together: their texts are the same strings. `knownOf`:
 * the list that an address answered with before, whose records are kept where they have not changed.
 */
export function askBeside(knownOf: KnownOf = () => undefined): AskedBeside | null {
  const large = parseLargeAnswers();
  if (!large) return null;
  const starting = whenUp(new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" })).then(
    (worker) => worker && follow(worker, large, knownOf),
  );
  return {
    ask: async (url, init) => ((await starting)?.ask ?? fetch)(url, init),
    end: () => void starting.then((beside) => beside?.end()),
  };
}
