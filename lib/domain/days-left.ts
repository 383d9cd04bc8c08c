import { DAY_MS } from "./constants";

/** Days until a moment (ISO 8601), rounded up; 0 or less when it has passed. `now` in milliseconds since 1970. */
export function daysLeft(until: string, now: number): number {
  return Math.ceil((Date.parse(until) - now) / DAY_MS);
}
