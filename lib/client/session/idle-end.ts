/** When a session that nobody uses ends, and what is said of it before. Pure. */
import type { SessionView } from "../../domain/session-view";

export const IDLE_WARNING_MS = 120_000;

/** What is left, in seconds, and whether it can be made longer: at its longest time a session ends whatever one does. */
export type IdleEnd = { secondsLeft: number; canStay: boolean };

type Ends = Pick<SessionView, "idleExpiresAt" | "absoluteExpiresAt">;

/** Milliseconds until the warning is due; 0 where it is. */
export function untilWarning({ idleExpiresAt }: Ends, now: number): number {
  return Math.max(0, Date.parse(idleExpiresAt) - IDLE_WARNING_MS - now);
}

/** null while there is nothing to warn of. */
export function idleEnd(session: Ends, now: number): IdleEnd | null {
  if (untilWarning(session, now) > 0) return null;
  const left = Date.parse(session.idleExpiresAt) - now;
  return {
    secondsLeft: Math.max(0, Math.ceil(left / 1_000)),
    canStay: session.idleExpiresAt < session.absoluteExpiresAt,
  };
}
