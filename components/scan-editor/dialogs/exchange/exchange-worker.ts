/** Worker that reads a geometry file of Lintel. */
import type { FromExchangeWorker } from "./own-messages";
import { readOwnText } from "./read-own-text";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<string>) => void): void;
  postMessage(message: FromExchangeWorker): void;
};

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("message", ({ data }) => scope.postMessage({ file: readOwnText(data) }));
scope.postMessage({ isReady: true });
