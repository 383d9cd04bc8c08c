import { type ReadExchange, readExchange } from "@/lib/editor/exchange/read-exchange";

/** In a worker where there are any, else on this thread. */
export function readBeside(text: string): Promise<ReadExchange> {
  if (typeof Worker === "undefined") return Promise.resolve(readExchange(text));
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./exchange-worker.ts", import.meta.url), { type: "module" });
    const end = (answer: ReadExchange): void => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ReadExchange>) => end(data));
    // One that cannot start (a strict policy, an old cache) is no reason not to import.
    worker.addEventListener("error", () => end(readExchange(text)));
    worker.postMessage(text);
  });
}
