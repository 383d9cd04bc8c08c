import { loadNeeded } from "@/lib/load-part";
import type { FromExchangeWorker, OwnFile } from "./own-messages";

/** The reading is loaded only where it is done. */
const readHere = async (text: string): Promise<OwnFile> =>
  (await loadNeeded(import("./read-own-text"))).readOwnText(text);

/** Null where none may be made (a strict policy). */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL("./exchange-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/** In a worker where there are any, else on this thread. Rejects for a worker that dies at its work. */
export function readBeside(text: string): Promise<OwnFile> {
  const worker = typeof Worker === "undefined" ? null : createWorker();
  if (!worker) return readHere(text);
  return new Promise((resolve, reject) => {
    let isUp = false;
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    const fail = (message: string): void => end(() => reject(new Error(message)));
    worker.addEventListener("message", ({ data }: MessageEvent<FromExchangeWorker>) => {
      if ("file" in data) return end(() => resolve(data.file));
      isUp = true;
      worker.postMessage(text);
    });
    worker.addEventListener("messageerror", () => fail("The answer of the import cannot be read."));
    // What ended a worker at its work would end the page. One that never came up (an old cache) has done nothing yet.
    worker.addEventListener("error", ({ message }) => {
      if (isUp) fail(message);
      else end(() => void readHere(text).then(resolve, reject));
    });
  });
}
