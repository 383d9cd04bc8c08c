/** Idle and absolute limits, checked on the server by the times inside the seal (quality rule S3). */
import type { SessionRecord } from "./session-record";

export type SessionLimits = { sessionIdleMs: number; sessionMaxMs: number };
type Times = Pick<SessionRecord, "issuedAt" | "touchedAt">;

/** Returns times in milliseconds since 1970; the idle limit is never later than the absolute one. */
export function sessionEnds(times: Times, limits: SessionLimits): { idle: number; absolute: number } {
  const absolute = times.issuedAt + limits.sessionMaxMs;
  return { idle: Math.min(times.touchedAt + limits.sessionIdleMs, absolute), absolute };
}

export function isSessionAlive(times: Times, limits: SessionLimits, now: number): boolean {
  return now < sessionEnds(times, limits).idle;
}
