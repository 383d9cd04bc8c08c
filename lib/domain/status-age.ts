import { elapsedText } from "./elapsed";
import { type ProjectStatus, STATUSES_AT_REST } from "./project-status";

export type AgeTone = "plain" | "warn" | "bad";
export type StatusAge = { text: string; tone: AgeTone };

const WARN_AFTER_MS = 24 * 3_600_000;
const BAD_AFTER_MS = 72 * 3_600_000;

/**
 * Returns how long a claim has been in its status, with a tone: plain up to 24 h, warn up to 72 h, then bad; always
 * plain for a delivered, invalid or rejected claim.
 */
export function statusAge(status: ProjectStatus, statusChangedAt: string, now: number): StatusAge {
  const age = now - Date.parse(statusChangedAt);
  const text = elapsedText(age);
  if (STATUSES_AT_REST.includes(status) || !(age > WARN_AFTER_MS)) return { text, tone: "plain" };
  return { text, tone: age > BAD_AFTER_MS ? "bad" : "warn" };
}
