import { currentUnits } from "@/lib/editor/core/units/chosen-measures";
import { loadNeeded } from "@/lib/load-part";
import type { CaptureRequest, ConvertCaptures, FromCaptureWorker, ToCaptureWorker } from "./capture-messages";

/** A worker that says nothing for so long is taken for dead, in milliseconds: the largest set of files takes far less. */
const LONGEST_SILENCE = 120_000;

/** A paint first, so that the progress is seen before the page is busy. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The reading is loaded only where it is done. */
const convertHere: ConvertCaptures = async (request, { signal, ...watch }) => {
  await afterPaint();
  const { readCaptureFiles } = await loadNeeded(import("./read-capture-files"));
  if (signal.aborted) return null;
  const preview = await readCaptureFiles(request, watch);
  return signal.aborted ? null : preview;
};

/** Null where none may be made (a strict policy). */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL("./capture-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

function convertBeside(worker: Worker, request: CaptureRequest, watch: Parameters<ConvertCaptures>[1]) {
  return new Promise<Awaited<ReturnType<ConvertCaptures>>>((resolve, reject) => {
    let isUp = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void): void => {
      clearTimeout(silence);
      worker.terminate();
      watch.signal.removeEventListener("abort", giveUp);
      settle();
    };
    const send = (message: ToCaptureWorker): void => worker.postMessage(message);
    const giveUp = (): void => end(() => resolve(null));
    const fail = (message: string): void => end(() => reject(new Error(message)));
    const listenOn = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => fail("The import has gone silent."), LONGEST_SILENCE);
    };
    listenOn();
    watch.signal.addEventListener("abort", giveUp);
    worker.addEventListener("message", ({ data }: MessageEvent<FromCaptureWorker>) => {
      if ("preview" in data) return end(() => resolve(data.preview));
      if ("failure" in data) return fail(data.failure);
      listenOn();
      if ("progress" in data) return watch.onProgress(data.progress);
      if ("coming" in data) return send({ held: watch.held(data.coming) });
      isUp = true;
      send({ request, units: currentUnits() });
    });
    worker.addEventListener("messageerror", () => fail("The answer of the import cannot be read."));
    // What ended a worker at its work would end the page. One that never came up (an old cache) has done nothing yet.
    worker.addEventListener("error", ({ message }) => {
      if (isUp) fail(message);
      else end(() => void convertHere(request, watch).then(resolve, reject));
    });
  });
}

/**
 * In a worker where there are any, else on this thread. Giving up ends the worker where it stands; one that dies at its work
 * rejects.
 */
export const convertCaptures: ConvertCaptures = (request, watch) => {
  if (watch.signal.aborted) return Promise.resolve(null);
  const worker = typeof Worker === "undefined" ? null : createWorker();
  return worker ? convertBeside(worker, request, watch) : convertHere(request, watch);
};
