/** Parses large answers off the main thread. */

import { buffersOf } from "./pack";
import type { FromWorker, ToWorker } from "./pack-answer";
import { createAnswerPacker } from "./pack-answer";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker, transfer?: ArrayBuffer[]): void;
};

const scope = globalThis as unknown as WorkerScope;
const pack = createAnswerPacker();

scope.addEventListener("message", ({ data: { id, bytes, before } }) => {
  try {
    const answer = pack({ bytes, before });
    const { prints, places } = answer.rows ?? {};
    const rowBuffers = [prints, places].flatMap((array) => (array ? [array.buffer] : []));
    scope.postMessage({ id, ...answer }, [...buffersOf(answer.packed.column), ...rowBuffers]);
  } catch (error) {
    scope.postMessage({ id, failure: String(error) });
  }
});

scope.postMessage({ isReady: true });
