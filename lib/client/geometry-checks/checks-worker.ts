/** Checks the geometry of a survey off the main thread. */
import type { ChecksAnswer } from "./count-errors";
import { type ChecksRequest, countErrors } from "./count-errors";

/** The first message reports that the worker has started. */
export type FromChecksWorker = { isReady: true } | ChecksAnswer;

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<ChecksRequest>) => void): void;
  postMessage(message: FromChecksWorker): void;
};

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("message", ({ data }) => scope.postMessage(countErrors(data)));
scope.postMessage({ isReady: true });
