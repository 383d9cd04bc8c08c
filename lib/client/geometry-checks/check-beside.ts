/** Checks a survey's geometry in a worker where there are any, else on this thread. */

import { loadNeeded } from "../../load-part";
import type { FromChecksWorker } from "./checks-worker";
import type { ChecksAnswer, ChecksRequest } from "./count-errors";

/** The checks are read only where they are run. */
const checkHere = async (request: ChecksRequest): Promise<ChecksAnswer> =>
  (await loadNeeded(import("./count-errors"))).countErrors(request);

/** Null where none may be made (a strict policy). */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL("./checks-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/**
 * Rejects with the signal's reason when it is called off, which ends the worker, and for a worker that dies at its work. One
 * that never came up is no reason not to check: that is done on this thread, where it holds the page up.
 */
export function checkBeside(request: ChecksRequest, signal: AbortSignal): Promise<ChecksAnswer> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const worker = typeof Worker === "undefined" ? null : createWorker();
  if (!worker) return checkHere(request);
  return new Promise((resolve, reject) => {
    let isUp = false;
    const end = (settle: () => void): void => {
      worker.terminate();
      signal.removeEventListener("abort", callOff);
      settle();
    };
    const callOff = (): void => end(() => reject(signal.reason));
    const fail = (message: string): void => end(() => reject(new Error(message)));
    signal.addEventListener("abort", callOff);
    worker.addEventListener("message", ({ data }: MessageEvent<FromChecksWorker>) => {
      if (!("isReady" in data)) return end(() => resolve(data));
      isUp = true;
      worker.postMessage(request);
    });
    worker.addEventListener("messageerror", () => fail("The answer of the checks cannot be read."));
    worker.addEventListener("error", ({ message }) => {
      if (isUp) fail(message);
      else end(() => void checkHere(request).then(resolve, reject));
    });
  });
}
