const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Returns a duration for lists, rounded down: "now" under a minute (also for a clock that is ahead), then "26 min",
 * "14 h", "3 d".
 */
export function elapsedText(milliseconds: number): string {
  if (!(milliseconds >= MINUTE_MS)) return "now";
  if (milliseconds < HOUR_MS) return `${Math.floor(milliseconds / MINUTE_MS)} min`;
  if (milliseconds < DAY_MS) return `${Math.floor(milliseconds / HOUR_MS)} h`;
  return `${Math.floor(milliseconds / DAY_MS)} d`;
}
