/** Checks a survey's geometry in a worker where there are any, else on this thread. */
import type { ChecksAnswer, ChecksRequest } from "./count-errors";

/** The checks are read only where they are run. */
const checkHere = async (request: ChecksRequest): Promise<ChecksAnswer> =>
  (await import("./count-errors")).countErrors(request);

export function checkBeside(request: ChecksRequest): Promise<ChecksAnswer> {
  if (typeof Worker === "undefined") return checkHere(request);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./checks-worker.ts", import.meta.url), { type: "module" });
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ChecksAnswer>) => end(() => resolve(data)));
    // A worker that cannot start (a strict policy, an old cache) is no reason not to check.
    worker.addEventListener("error", () => end(() => void checkHere(request).then(resolve, reject)));
    worker.postMessage(request);
  });
}
