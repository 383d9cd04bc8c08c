/** Worker that reads a geometry file of Lintel. */
import type { FromExchangeWorker } from "./lintel-file-messages";
import { parseLintelFile } from "./parse-lintel-file";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<string>) => void): void;
  postMessage(message: FromExchangeWorker): void;
};

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("message", ({ data }) => scope.postMessage({ file: parseLintelFile(data) }));
scope.postMessage({ isReady: true });
