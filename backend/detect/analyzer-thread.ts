/** The entry of the worker thread: analyzes one photo after the other, away from the thread that answers calls. */
import { parentPort } from "node:worker_threads";
import { Failure } from "../failures/failure";
import { localAnalyzer } from "./local-analyzer";
import type { WorkerAnswer, WorkerOrder } from "./worker-analyzer";

async function answer({ id, photo }: WorkerOrder): Promise<WorkerAnswer> {
  try {
    return { id, findings: await localAnalyzer.analyze(photo) };
  } catch (error) {
    return { id, refusal: error instanceof Failure ? error.message : null };
  }
}

parentPort?.on("message", async (order: WorkerOrder) => parentPort?.postMessage(await answer(order)));
