/** Computes the starts of days in a time zone. A day is text: YYYY-MM-DD. */
import { DAY_MS } from "../../lib/domain/constants";

/** Bounded, because one zone can be written in thousands of ways; the least recently used is dropped first. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const MAX_CLOCKS = 50;
/** Longer than any zone's name. */
const MAX_NAME_LENGTH = 64;

function newClock(timezone: string): Intl.DateTimeFormat {
  if (timezone.length > MAX_NAME_LENGTH) throw new RangeError("The name of the time zone is too long.");
  return new Intl.DateTimeFormat("en-US", {
    timeZone: timezone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
}

function clockOf(timezone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timezone) ?? newClock(timezone);
  clocks.delete(timezone);
  clocks.set(timezone, clock);
  const [oldest] = clocks.keys();
  if (clocks.size > MAX_CLOCKS && oldest !== undefined) clocks.delete(oldest);
  return clock;
}

/** Returns the number of cached clocks. */
export const countClocks = (): number => clocks.size;

/** Returns whether the text names a known time zone, e.g. "America/New_York". */
export function isTimezone(timezone: string): boolean {
  try {
    clockOf(timezone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the clock's local time, read as if it were UTC, in milliseconds since 1970. */
function shownAt(clock: Intl.DateTimeFormat, instant: number): number {
  const parts = clock.formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
}

/** Returns the first moment of a day, in milliseconds since 1970; if the clock skips midnight, the moment it does. */
export function dayStart(day: string, timezone: string): number {
  const clock = clockOf(timezone);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guesses = [midnight - DAY_MS, midnight + DAY_MS].map(
    (instant) => midnight - (shownAt(clock, instant) - instant),
  );
  const exact = guesses.filter((instant) => shownAt(clock, instant) === midnight);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...guesses);
}

/** Returns the day `count` days later; negative for earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the Monday of the day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
