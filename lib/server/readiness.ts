/** Whether this process should get traffic: the backend and its database answer, and it is not on its way out (quality rule R7). */
import "server-only";
import { askBackend } from "./ask-backend";
import { processWide } from "./process-wide";

const REMEMBERED_MS = 3_000;
const LONGEST_WAIT_MS = 1_000;
/** Nobody's: a backend has to look it up, so that it answers 401 only while its database does. */
const PROBE_TOKEN = "readiness-probe";

type Known = { isDraining: boolean; last: { at: number; isBackendUp: Promise<boolean> } | null };
const known = processWide("readiness", (): Known => ({ isDraining: false, last: null }));

/** From now on /readyz says no, so that a load balancer looks elsewhere. */
export function startDraining(): void {
  known.isDraining = true;
}

async function probeBackend(): Promise<boolean> {
  const answer = await askBackend("employee.me", { accessToken: PROBE_TOKEN, timeoutMs: LONGEST_WAIT_MS });
  return answer.isOk || answer.httpStatus < 500;
}

export type Readiness = { isReady: boolean; backend: "up" | "down"; isDraining: boolean };

/** Asks the backend at most once in three seconds; `now` in milliseconds since 1970. */
export async function readReadiness(now: number = Date.now()): Promise<Readiness> {
  const { last } = known;
  const isFresh = last !== null && now >= last.at && now - last.at < REMEMBERED_MS;
  const probe = isFresh ? last : { at: now, isBackendUp: probeBackend() };
  known.last = probe;
  const isBackendUp = await probe.isBackendUp;
  const { isDraining } = known;
  return { isReady: isBackendUp && !isDraining, backend: isBackendUp ? "up" : "down", isDraining };
}
