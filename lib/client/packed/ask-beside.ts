/** Asks for large lists in a worker, which reads and parses the answers, so that the page goes on meanwhile. */
import type { Ask } from "../call-backend";
import type { Packed } from "./packed";
import { createUnpacker } from "./unpack";

type Head = { status: number; headers: [string, string][] };
type Plain = Pick<RequestInit, "method" | "credentials" | "cache"> & { headers?: Record<string, string> };

export type ToWorker = { id: number; url: string; init: Plain } | { id: number; isCalledOff: true };
export type FromWorker =
  | { isReady: true }
  /** As it came: small, no success, or no JSON. Null where it broke off. */
  | { id: number; head: Head; bytes: ArrayBuffer | null }
  | { id: number; head: Head; packed: Packed }
  /** No answer. */
  | { id: number; failure: string };

type Beside = { ask: Ask; end(): void };

/** Statuses that bear no body. */
const BARE: readonly number[] = [204, 205, 304];

const BROKEN_OFF = { start: (stream: ReadableStreamDefaultController) => stream.error(new TypeError("It broke off.")) };

/** What the page would have been given, had it asked by itself. */
function responseOf({ status, headers }: Head, bytes: ArrayBuffer | null): Response {
  if (BARE.includes(status)) return new Response(null, { status, headers });
  return new Response(bytes ?? new ReadableStream(BROKEN_OFF), { status, headers });
}

/** A worker that has come up, or null where none can (a strict policy, an old cache). */
async function startWorker(): Promise<Worker | null> {
  const worker = new Worker(new URL("./pack-worker.ts", import.meta.url), { type: "module" });
  const isUp = await new Promise<boolean>((resolve) => {
    worker.addEventListener("message", () => resolve(true), { once: true });
    worker.addEventListener("error", () => resolve(false), { once: true });
  });
  if (isUp) return worker;
  worker.terminate();
  return null;
}

function follow(worker: Worker): Beside {
  const unpacker = createUnpacker();
  const waiting = new Map<number, { resolve(answer: Awaited<ReturnType<Ask>>): void; reject(error: unknown): void }>();
  let asked = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if ("isReady" in data) return;
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asker?.reject(new TypeError(data.failure));
    else if ("bytes" in data) asker?.resolve({ response: responseOf(data.head, data.bytes) });
    // What nobody waits for any more is made into records all the same: later answers refer to its texts.
    else {
      const body = unpacker.unpack(data.packed);
      asker?.resolve({ response: responseOf(data.head, new ArrayBuffer(0)), body });
    }
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
          worker.postMessage({ id, isCalledOff: true } satisfies ToWorker);
          reject(signal?.reason);
        };
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value): void => {
            signal?.removeEventListener("abort", callOff);
            settle(value);
          };
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
        signal?.addEventListener("abort", callOff, { once: true });
        const init = { method, headers, credentials, cache };
        worker.postMessage({ id, url: new URL(url, location.href).href, init } satisfies ToWorker);
      }),
    end() {
      worker.terminate();
      unpacker.end();
    },
  };
}

/** Asks as fetch does. */
const askHere: Ask = async (url, init) => ({ response: await fetch(url, init) });

export type AskedBeside = {
  ask: Ask;
  /** No more will be asked. */
  end(): void;
};

/** Null where there are no workers. One worker serves the answers that belong together: their texts are the same strings. */
export function askBeside(): AskedBeside | null {
  if (typeof Worker === "undefined") return null;
  const starting = startWorker().then((worker) => worker && follow(worker));
  return {
    ask: async (url, init) => ((await starting)?.ask ?? askHere)(url, init),
    end: () => void starting.then((beside) => beside?.end()),
  };
}
