/** Runs beside the page: asks for lists that would hold up the picture, reads and parses them. */
import { answerFor } from "./answer-for";
import type { FromWorker, ToWorker } from "./ask-beside";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker, transfer?: ArrayBuffer[]): void;
};

const scope = globalThis as unknown as WorkerScope;
const answer = answerFor((message, transfer) => scope.postMessage(message, transfer));

scope.addEventListener("message", ({ data }) => answer(data));

scope.postMessage({ isReady: true });
