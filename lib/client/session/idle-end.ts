/** The end of an idle session, and its warning. Pure. */
import type { SessionView } from "../../domain/session-view";

export const IDLE_WARNING_MS = 120_000;

/** The remaining seconds, and whether the session can be extended: not at its maximum lifetime. */
export type IdleEnd = { secondsLeft: number; canStay: boolean };

type Ends = Pick<SessionView, "idleExpiresAt" | "absoluteExpiresAt">;

/** Milliseconds until the warning; 0 once it is due. */
export function untilWarning({ idleExpiresAt }: Ends, now: number): number {
  return Math.max(0, Date.parse(idleExpiresAt) - IDLE_WARNING_MS - now);
}

/** Null while there is nothing to warn of. */
export function idleEnd(session: Ends, now: number): IdleEnd | null {
  if (untilWarning(session, now) > 0) return null;
  const left = Date.parse(session.idleExpiresAt) - now;
  return {
    secondsLeft: Math.max(0, Math.ceil(left / 1_000)),
    canStay: session.idleExpiresAt < session.absoluteExpiresAt,
  };
}
