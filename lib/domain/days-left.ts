import { DAY_MS } from "./constants";

/** Tolerance for clocks that differ, so that a moment set just now does not count as an extra day. */
const SLACK_MS = 60_000;

/**
 * Returns the days from `now` (milliseconds since 1970) until a moment (ISO 8601), rounded up and at least 1. Up to a
 * minute over whole days is ignored. Returns 0 or less if the moment has passed.
 */
export function daysLeft(until: string, now: number): number {
  const left = Date.parse(until) - now;
  return left > 0 ? Math.max(1, Math.ceil((left - SLACK_MS) / DAY_MS)) : 0 - Math.floor(-left / DAY_MS);
}
