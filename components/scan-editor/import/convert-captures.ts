import { type CapturePreview, type ConvertCaptures, readCaptureFiles } from "./read-capture-files";

type Told = { progress: Parameters<Parameters<ConvertCaptures>[1]["onProgress"]>[0] } & {
  preview?: CapturePreview;
  failure?: string;
};

/** A paint first, so that the progress is seen before the page is busy. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const convertHere: ConvertCaptures = async (request, { onProgress, signal }) => {
  await afterPaint();
  const preview = await readCaptureFiles(request, onProgress);
  return signal.aborted ? null : preview;
};

/** In a worker where there are any, else on this thread. Giving up ends the worker where it stands. */
export const convertCaptures: ConvertCaptures = (request, watch) => {
  if (typeof Worker === "undefined") return convertHere(request, watch);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./capture-worker.ts", import.meta.url), { type: "module" });
    const end = (settle: () => void): void => {
      worker.terminate();
      watch.signal.removeEventListener("abort", giveUp);
      settle();
    };
    const giveUp = (): void => end(() => resolve(null));
    watch.signal.addEventListener("abort", giveUp);
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      const { preview } = data;
      if (preview) end(() => resolve(preview));
      else if (data.failure !== undefined) end(() => reject(new Error(data.failure)));
      else watch.onProgress(data.progress);
    });
    // A worker that cannot start (a strict policy, an old cache) is no reason not to import.
    worker.addEventListener("error", () => end(() => void convertHere(request, watch).then(resolve, reject)));
    worker.postMessage(request);
  });
};
