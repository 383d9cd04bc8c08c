/**
 * Reads large lists in workers: one receives the answers, another parses them, so that neither waits for the other.
 * In one worker, the lists of a large survey took a second or two longer on two cores.
 */

import type { Answer, Ask } from "../../calls/call-backend";
import { createLargeParser, LARGE, type LargeParser } from "./large-parser";
import type { FromReader, Head, ToReader } from "./reading-task";
import { whenStarted } from "./when-started";

type ReadingWorker = { ask: Ask; end(): void };

const STATUSES_WITHOUT_BODY: readonly number[] = [204, 205, 304];

const BROKEN_OFF = { start: (stream: ReadableStreamDefaultController) => stream.error(new TypeError("It broke off.")) };

/** Returns the response that the page itself would have received. */
function responseOf({ status, headers }: Head, bytes: ArrayBuffer | null): Response {
  if (STATUSES_WITHOUT_BODY.includes(status)) return new Response(null, { status, headers });
  return new Response(bytes ?? new ReadableStream(BROKEN_OFF), { status, headers });
}

/** Returns the list that an address last answered with, if any. */
type KnownOf = (url: string) => unknown;
type WaitingCall = { known: unknown; resolve(answer: Promise<Answer>): void; reject(error: unknown): void };

function wrapWorker(worker: Worker, large: LargeParser, knownOf: KnownOf): ReadingWorker {
  const waiting = new Map<number, WaitingCall>();
  let lastId = 0;

  async function answerOf(head: Head, bytes: ArrayBuffer | null, known: unknown): Promise<Answer> {
    const isLarge = bytes !== null && bytes.byteLength >= LARGE && head.status === 200;
    if (!isLarge) return responseOf(head, bytes);
    // The page cannot parse invalid JSON either.
    const parsed = await large.parse(bytes, known).catch(() => undefined);
    return Object.assign(responseOf(head, new ArrayBuffer(0)), { parsed });
  }

  worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => {
    if ("isReady" in data) return;
    const waitingCall = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) waitingCall?.reject(new TypeError(data.failure));
    else waitingCall?.resolve(answerOf(data.head, data.bytes, waitingCall.known));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    ask: (url, { signal, method, headers, credentials, cache }) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        lastId += 1;
        const id = lastId;
        const cancelCall = (): void => {
          waiting.delete(id);
          worker.postMessage({ id, isCalledOff: true } satisfies ToReader);
          reject(signal?.reason);
        };
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value): void => {
            signal?.removeEventListener("abort", cancelCall);
            settle(value);
          };
        waiting.set(id, { known: knownOf(url), resolve: settled(resolve), reject: settled(reject) });
        signal?.addEventListener("abort", cancelCall, { once: true });
        const init = { method, headers, credentials, cache };
        worker.postMessage({ id, url: new URL(url, location.href).href, init } satisfies ToReader);
      }),
    end() {
      worker.terminate();
      large.end();
    },
  };
}

export type ListReader = {
  ask: Ask;
  /** Ends the workers. Call when no more calls follow. */
  end(): void;
};

/**
 * Returns null if the browser has no workers. Use one instance for related answers: they share equal strings.
 * `knownOf`: the list that an address answered with before, whose unchanged records are kept.
 */
export function createListReader(knownOf: KnownOf = () => undefined): ListReader | null {
  const large = createLargeParser();
  if (!large) return null;
  const starting = whenStarted(new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" })).then(
    (worker) => worker && wrapWorker(worker, large, knownOf),
  );
  return {
    ask: async (url, init) => ((await starting)?.ask ?? fetch)(url, init),
    end: () => void starting.then((started) => started?.end()),
  };
}
