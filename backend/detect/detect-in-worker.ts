/** The detector in a thread of its own, so that a photo holds up no other call. Started by the first photo. */
import { Worker } from "node:worker_threads";
import { Failure, invalidInput } from "../failures/failure";
import type { Detector, Finding } from "./detector";
import type { WorkerAnswer, WorkerOrder } from "./worker-messages";

/** Far more than any photo takes. */
const LONGEST_MS = 30_000;
/** Photos that wait at once, each up to 25 MB. */
const MOST_WAITING = 8;

type Waiting = { resolve: (findings: readonly Finding[]) => void; reject: (error: Error) => void };

const failed = () => new Failure("server_error", "The photo could not be looked through.");

class DetectorThread {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(private readonly script: URL) {}

  find(photo: Uint8Array): Promise<readonly Finding[]> {
    if (this.waiting.size >= MOST_WAITING) {
      throw new Failure("rate_limited", "Too many photos are being looked through. Try again in a moment.");
    }
    this.lastId += 1;
    const id = this.lastId;
    const found = new Promise<readonly Finding[]>((resolve, reject) => {
      // A photo that the decoder cannot get through: the thread goes, and the next photo gets a new one.
      const timer = setTimeout(() => this.end(failed()), LONGEST_MS);
      const settle = () => {
        clearTimeout(timer);
        this.waiting.delete(id);
      };
      this.waiting.set(id, {
        resolve: (findings) => {
          settle();
          resolve(findings);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      });
    });
    this.worker ??= this.start();
    const order: WorkerOrder = { id, photo };
    this.worker.postMessage(order);
    return found;
  }

  /** Ends the thread; whoever waits is told. */
  end(reason: Error): Promise<unknown> {
    const { worker } = this;
    this.worker = null;
    for (const { reject } of [...this.waiting.values()]) reject(reason);
    return worker?.terminate() ?? Promise.resolve();
  }

  private start(): Worker {
    const worker = new Worker(this.script);
    worker.unref();
    worker.on("message", (answer: WorkerAnswer) => this.take(answer));
    worker.on("error", () => this.endOf(worker));
    worker.on("exit", () => this.endOf(worker));
    return worker;
  }

  private endOf(worker: Worker): void {
    if (this.worker === worker) this.end(failed());
  }

  private take(answer: WorkerAnswer): void {
    const waiting = this.waiting.get(answer.id);
    if ("findings" in answer) waiting?.resolve(answer.findings);
    else waiting?.reject(answer.refusal === null ? failed() : invalidInput(answer.refusal));
  }
}

/** `script` is the built `detect-worker`. */
export function detectInWorker(script: URL): Detector {
  const thread = new DetectorThread(script);
  return {
    find: async (photo) => thread.find(photo),
    close: async () => {
      await thread.end(failed());
    },
  };
}
