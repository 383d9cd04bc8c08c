/** Runs beside the page: turns a capture into records without holding up the picture. */
import { importCapture } from "@/lib/editor/import/import-capture";
import { type CaptureRequest, keyMaker } from "./read-capture-file";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<CaptureRequest>) => void): void;
  postMessage(message: unknown): void;
};

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("message", ({ data }) => {
  const { text, keyBase, ...context } = data;
  scope.postMessage(importCapture(text, { ...context, createKey: keyMaker(keyBase) }));
});
