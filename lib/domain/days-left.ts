import { DAY_MS } from "./constants";

/** By so much two clocks may differ, and a moment that was just set lie beyond its whole days. */
const SLACK_MS = 60_000;

/**
 * Days until a moment (ISO 8601), rounded up but for what is less than a minute over; 0 or less when it has passed. `now` in
 * milliseconds since 1970.
 */
export function daysLeft(until: string, now: number): number {
  const left = Date.parse(until) - now;
  return left > 0 ? Math.max(1, Math.ceil((left - SLACK_MS) / DAY_MS)) : 0 - Math.floor(-left / DAY_MS);
}
