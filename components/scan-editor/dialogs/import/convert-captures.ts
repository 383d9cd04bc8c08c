import { currentUnits } from "@/lib/editor/core/units/chosen-measures";
import { loadNeeded } from "@/lib/load-part";
import type { CaptureRequest, ConvertCaptures, FromCaptureWorker, ToCaptureWorker } from "./capture-messages";

/** In milliseconds. The largest set of files takes far less, so a longer silence means that the worker is dead. */
const MAX_SILENCE_MS = 120_000;

/** Waits for a paint, so that the progress shows before the page is busy. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The parser is loaded on first use. */
const convertOnThisThread: ConvertCaptures = async (request, { signal, ...watch }) => {
  await afterPaint();
  const { readCaptureFiles } = await loadNeeded(import("./read-capture-files"));
  if (signal.aborted) return null;
  const preview = await readCaptureFiles(request, watch);
  return signal.aborted ? null : preview;
};

/** Returns null if a content security policy forbids workers. */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL("./capture-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

function convertInWorker(worker: Worker, request: CaptureRequest, watch: Parameters<ConvertCaptures>[1]) {
  return new Promise<Awaited<ReturnType<ConvertCaptures>>>((resolve, reject) => {
    let isStarted = false;
    let silenceTimer: ReturnType<typeof setTimeout> | undefined;
    const finish = (settle: () => void): void => {
      clearTimeout(silenceTimer);
      worker.terminate();
      watch.signal.removeEventListener("abort", abort);
      settle();
    };
    const send = (message: ToCaptureWorker): void => worker.postMessage(message);
    const abort = (): void => finish(() => resolve(null));
    const fail = (message: string): void => finish(() => reject(new Error(message)));
    const restartSilenceTimer = (): void => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => fail("The import has gone silent."), MAX_SILENCE_MS);
    };
    restartSilenceTimer();
    watch.signal.addEventListener("abort", abort);
    worker.addEventListener("message", ({ data }: MessageEvent<FromCaptureWorker>) => {
      if ("preview" in data) return finish(() => resolve(data.preview));
      if ("failure" in data) return fail(data.failure);
      restartSilenceTimer();
      if ("progress" in data) return watch.onProgress(data.progress);
      if ("coming" in data) return send({ held: watch.held(data.coming) });
      isStarted = true;
      send({ request, units: currentUnits() });
    });
    worker.addEventListener("messageerror", () => fail("The answer of the import cannot be read."));
    // A file that crashed the worker would crash the page, so it fails. A worker that never started (stale cache) has
    // done no work, so this thread takes over.
    worker.addEventListener("error", ({ message }) => {
      if (isStarted) fail(message);
      else finish(() => void convertOnThisThread(request, watch).then(resolve, reject));
    });
  });
}

/**
 * Converts in a worker, or on this thread if workers are unavailable. Aborting terminates the worker; rejects if the
 * worker dies.
 */
export const convertCaptures: ConvertCaptures = (request, watch) => {
  if (watch.signal.aborted) return Promise.resolve(null);
  const worker = typeof Worker === "undefined" ? null : createWorker();
  return worker ? convertInWorker(worker, request, watch) : convertOnThisThread(request, watch);
};
