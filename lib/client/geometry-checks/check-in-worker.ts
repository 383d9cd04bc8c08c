/** Checks a survey's geometry in a worker, or on this thread if there is none. */

import { loadNeeded } from "../../load-part";
import type { FromChecksWorker } from "./checks-worker";
import type { ChecksAnswer, ChecksRequest } from "./count-errors";

/** The code of the checks is loaded on demand. */
const checkHere = async (request: ChecksRequest): Promise<ChecksAnswer> =>
  (await loadNeeded(import("./count-errors"))).countErrors(request);

/** Returns null if workers are forbidden (by a strict policy). */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL("./checks-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/**
 * Rejects with the signal's reason when aborted, and if the worker fails during the check. If no worker starts, the
 * check runs on this thread and blocks the page.
 */
export function checkInWorker(request: ChecksRequest, signal: AbortSignal): Promise<ChecksAnswer> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const worker = typeof Worker === "undefined" ? null : createWorker();
  if (!worker) return checkHere(request);
  return new Promise((resolve, reject) => {
    let hasStarted = false;
    const finish = (settle: () => void): void => {
      worker.terminate();
      signal.removeEventListener("abort", abort);
      settle();
    };
    const abort = (): void => finish(() => reject(signal.reason));
    const fail = (message: string): void => finish(() => reject(new Error(message)));
    signal.addEventListener("abort", abort);
    worker.addEventListener("message", ({ data }: MessageEvent<FromChecksWorker>) => {
      if (!("isReady" in data)) return finish(() => resolve(data));
      hasStarted = true;
      worker.postMessage(request);
    });
    worker.addEventListener("messageerror", () => fail("The answer of the checks cannot be read."));
    worker.addEventListener("error", ({ message }) => {
      if (hasStarted) fail(message);
      else finish(() => void checkHere(request).then(resolve, reject));
    });
  });
}
