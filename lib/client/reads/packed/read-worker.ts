/** Fetches lists and reads their bodies off the main thread, since a large survey takes most of a second to read. */
import type { FromReader, ToReader } from "./reading-task";
import { readFor } from "./reading-task";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<ToReader>) => void): void;
  postMessage(message: FromReader, transfer?: ArrayBuffer[]): void;
};

const scope = globalThis as unknown as WorkerScope;
const read = readFor((message, transfer) => scope.postMessage(message, transfer));

scope.addEventListener("message", ({ data }) => read(data));

scope.postMessage({ isReady: true });
