import { type ReadExchange, readExchange } from "@/lib/editor/exchange/read-exchange";

const readHere = async (text: string): Promise<ReadExchange> => readExchange(text);

/** In a worker where there are any, else on this thread. */
export function readBeside(text: string): Promise<ReadExchange> {
  if (typeof Worker === "undefined") return readHere(text);
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./exchange-worker.ts", import.meta.url), { type: "module" });
    const end = (answer: ReadExchange | Promise<ReadExchange>): void => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ReadExchange>) => end(data));
    // One that cannot start (a strict policy, an old cache) is no reason not to import.
    worker.addEventListener("error", () => end(readHere(text)));
    worker.postMessage(text);
  });
}
