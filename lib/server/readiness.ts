/**
 * Whether this process should get traffic: the backend and its database answer, and the process is not stopping
 * (quality rule R7).
 */
import "server-only";
import { processWide } from "./process-wide";
import { requestBackend } from "./request-backend";

const REMEMBERED_MS = 3_000;
const MAX_WAIT_MS = 1_000;
/** An invalid token: the backend must look it up, so that a 401 shows that its database answers. */
const PROBE_TOKEN = "readiness-probe";

type State = { isDraining: boolean; last: { at: number; isBackendUp: Promise<boolean> } | null };
const state = processWide("readiness", (): State => ({ isDraining: false, last: null }));

/** Makes /readyz answer that the process is not ready, so that a load balancer stops sending traffic. */
export function startDraining(): void {
  state.isDraining = true;
}

async function probeBackend(): Promise<boolean> {
  const answer = await requestBackend("employee.me", { accessToken: PROBE_TOKEN, timeoutMs: MAX_WAIT_MS });
  return answer.isOk || answer.httpStatus < 500;
}

export type Readiness = { isReady: boolean; backend: "up" | "down"; isDraining: boolean };

/** Probes the backend at most once in three seconds; `now` in milliseconds since 1970. */
export async function readReadiness(now: number = Date.now()): Promise<Readiness> {
  const { last } = state;
  const isFresh = last !== null && now >= last.at && now - last.at < REMEMBERED_MS;
  const probe = isFresh ? last : { at: now, isBackendUp: probeBackend() };
  state.last = probe;
  const isBackendUp = await probe.isBackendUp;
  const { isDraining } = state;
  return { isReady: isBackendUp && !isDraining, backend: isBackendUp ? "up" : "down", isDraining };
}
