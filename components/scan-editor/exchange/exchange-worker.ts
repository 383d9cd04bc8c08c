/** Runs beside the page: reads a file of geometry that Lintel has exported. */
import { readExchange } from "@/lib/editor/exchange/read-exchange";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<string>) => void): void;
  postMessage(message: unknown): void;
};

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("message", ({ data }) => scope.postMessage(readExchange(data)));
