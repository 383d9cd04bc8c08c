import { importCapture } from "@/lib/editor/import/import-capture";
import { type CaptureRequest, type ConvertCapture, keyMaker } from "./read-capture-file";

/** A paint first, so that the progress is seen before the page is busy. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function convertHere({ text, keyBase, ...context }: CaptureRequest) {
  await afterPaint();
  return importCapture(text, { ...context, createKey: keyMaker(keyBase) });
}

/** In a worker where there are any, else on this thread. */
export const convertCapture: ConvertCapture = (request) => {
  if (typeof Worker === "undefined") return convertHere(request);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./capture-worker.ts", import.meta.url), { type: "module" });
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    worker.addEventListener("message", ({ data }) => end(() => resolve(data)));
    // A worker that cannot start (a strict policy, an old cache) is no reason not to import.
    worker.addEventListener("error", () => end(() => void convertHere(request).then(resolve, reject)));
    worker.postMessage(request);
  });
};
