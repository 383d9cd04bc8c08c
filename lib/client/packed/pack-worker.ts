/** Runs beside the page: parses answers that would hold up the picture. */
import { buffersOf, createPacker } from "./pack";
import type { FromWorker, ToWorker } from "./parse-beside";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker, transfer?: ArrayBuffer[]): void;
};

const scope = globalThis as unknown as WorkerScope;
const packer = createPacker();

scope.addEventListener("message", ({ data: { id, bytes } }) => {
  try {
    const packed = packer.pack(JSON.parse(new TextDecoder().decode(bytes)));
    scope.postMessage({ id, packed }, buffersOf(packed.column));
  } catch (error) {
    scope.postMessage({ id, failure: String(error) });
  }
});

scope.postMessage({ isReady: true });
