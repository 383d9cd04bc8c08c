/** Calculates the end of an idle session, and when to warn about it. */
import type { SessionView } from "../../domain/session-view";

export const IDLE_WARNING_MS = 120_000;

/** The remaining seconds, and whether the session can be extended. A session at its maximum lifetime cannot. */
export type IdleEnd = { secondsLeft: number; canStay: boolean };

type Expiry = Pick<SessionView, "idleExpiresAt" | "absoluteExpiresAt">;

/** Returns the milliseconds until the warning; 0 once it is due. */
export function untilWarning({ idleExpiresAt }: Expiry, now: number): number {
  return Math.max(0, Date.parse(idleExpiresAt) - IDLE_WARNING_MS - now);
}

/** Returns null until the warning is due. */
export function idleEnd(session: Expiry, now: number): IdleEnd | null {
  if (untilWarning(session, now) > 0) return null;
  const millisecondsLeft = Date.parse(session.idleExpiresAt) - now;
  return {
    secondsLeft: Math.max(0, Math.ceil(millisecondsLeft / 1_000)),
    canStay: session.idleExpiresAt < session.absoluteExpiresAt,
  };
}
