/** Runs the analyzer in its own thread, so that a photo delays no other call. The first photo starts the thread. */
import { Worker } from "node:worker_threads";
import { Failure, invalidInput } from "../failures/failure";
import type { Finding } from "./detectors/detector";
import { MAX_DURATION_MS } from "./local-analyzer";
import type { PhotoAnalyzer } from "./photo-analyzer";

export type WorkerOrder = { id: number; photo: Uint8Array };
/** `refusal`: what is wrong with the photo; null for a fault of the program. */
export type WorkerAnswer = { id: number; findings: readonly Finding[] } | { id: number; refusal: string | null };

/** Maximum number of pending photos, each up to 25 MB. */
const MAX_PENDING = 8;

type Pending = { resolve: (findings: readonly Finding[]) => void; reject: (error: Error) => void };

const analysisFailed = () => new Failure("server_error", "The photo could not be looked through.");

class AnalyzerThread {
  private worker: Worker | null = null;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;

  constructor(private readonly script: URL) {}

  analyze(photo: Uint8Array): Promise<readonly Finding[]> {
    if (this.pending.size >= MAX_PENDING) {
      throw new Failure("rate_limited", "Too many photos are being looked through. Try again in a moment.");
    }
    this.lastId += 1;
    const id = this.lastId;
    // A photo that the decoder cannot finish ends the thread, and the next photo starts a new one.
    const timer = setTimeout(() => this.end(analysisFailed()), MAX_DURATION_MS);
    const result = new Promise<readonly Finding[]>((resolve, reject) => this.pending.set(id, { resolve, reject }));
    this.worker ??= this.start();
    const order: WorkerOrder = { id, photo };
    this.worker.postMessage(order);
    return result.finally(() => {
      clearTimeout(timer);
      this.pending.delete(id);
    });
  }

  /** Ends the thread, and rejects every pending photo with the reason. */
  end(reason: Error): Promise<unknown> {
    const { worker } = this;
    this.worker = null;
    for (const { reject } of this.pending.values()) reject(reason);
    this.pending.clear();
    return worker?.terminate() ?? Promise.resolve();
  }

  private start(): Worker {
    const worker = new Worker(this.script);
    worker.unref();
    worker.on("message", (answer: WorkerAnswer) => this.settle(answer));
    worker.on("error", () => this.handleEnd(worker));
    worker.on("exit", () => this.handleEnd(worker));
    return worker;
  }

  private handleEnd(worker: Worker): void {
    if (this.worker === worker) this.end(analysisFailed());
  }

  private settle(answer: WorkerAnswer): void {
    const pending = this.pending.get(answer.id);
    if ("findings" in answer) pending?.resolve(answer.findings);
    else pending?.reject(answer.refusal === null ? analysisFailed() : invalidInput(answer.refusal));
  }
}

/** `script` is the built `analyzer-thread`. */
export function createWorkerAnalyzer(script: URL): PhotoAnalyzer {
  const thread = new AnalyzerThread(script);
  return {
    analyze: async (photo) => thread.analyze(photo),
    close: async () => {
      await thread.end(analysisFailed());
    },
  };
}
