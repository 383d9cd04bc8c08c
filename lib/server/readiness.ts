/** Whether this process should get traffic: the backend answers, and it is not on its way out (quality rule R7). */
import "server-only";
import { askBackend } from "./ask-backend";

const REMEMBERED_MS = 3_000;
const LONGEST_WAIT_MS = 2_000;
/** Kept on the process: Next bundles what starts the server and what answers /readyz apart, each with modules of its own. */
const DRAINING = Symbol.for("lintel.draining");

let last: { at: number; isBackendUp: Promise<boolean> } | null = null;

/** From now on /readyz says no, so that a load balancer looks elsewhere. */
export function startDraining(): void {
  Reflect.set(globalThis, DRAINING, true);
}

async function probeBackend(): Promise<boolean> {
  const answer = await askBackend("employee.me", { timeoutMs: LONGEST_WAIT_MS });
  // Without a token a living backend says 401: an answer, and that is what counts.
  return answer.isOk || answer.httpStatus < 500;
}

export type Readiness = { isReady: boolean; backend: "up" | "down"; isDraining: boolean };

/** Asks the backend at most once in three seconds; `now` in milliseconds since 1970. */
export async function readReadiness(now: number = Date.now()): Promise<Readiness> {
  if (!last || now - last.at >= REMEMBERED_MS || now < last.at) last = { at: now, isBackendUp: probeBackend() };
  const isBackendUp = await last.isBackendUp;
  const isDraining = Reflect.get(globalThis, DRAINING) === true;
  return { isReady: isBackendUp && !isDraining, backend: isBackendUp ? "up" : "down", isDraining };
}
