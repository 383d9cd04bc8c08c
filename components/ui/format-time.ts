/** Formats times in the viewer's own zone. Plain days have no zone. */
const LOCALE = "en-US";
const DAY_MS = 86_400_000;

type Options = { now: number; timeZone?: string };

/** Creating a getFormatter costs more than a hundred uses of it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(options: Intl.DateTimeFormatOptions, locale = LOCALE): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const cached = formatters.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(name, cached);
  return cached;
}

const shortTime = (at: Date, timeZone?: string) =>
  getFormatter({ hour: "numeric", minute: "2-digit", timeZone }).format(at);

/** Returns the number of the calendar day in the zone, counted from 1970. */
function dayNumber(at: Date, timeZone?: string): number {
  const parts = getFormatter({ year: "numeric", month: "2-digit", day: "2-digit", timeZone }, "en-CA");
  return Math.round(Date.parse(`${parts.format(at)}T00:00:00Z`) / DAY_MS);
}

function shortDay(at: Date, { now, timeZone }: Options): string {
  const year = (moment: Date) => getFormatter({ year: "numeric", timeZone }).format(moment);
  const isThisYear = year(at) === year(new Date(now));
  return getFormatter({
    month: "short",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
    timeZone,
  }).format(at);
}

function yesterday(): string {
  const word = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }).format(-1, "day");
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** In a list: "9:52 AM" today, "Yesterday", "Nov 18", "Nov 18, 2025". */
export function formatListTime(iso: string, options: Options): string {
  const at = new Date(iso);
  const daysAgo = dayNumber(new Date(options.now), options.timeZone) - dayNumber(at, options.timeZone);
  if (daysAgo === 0) return shortTime(at, options.timeZone);
  return daysAgo === 1 ? yesterday() : shortDay(at, options);
}

/** In a timeline: like `formatListTime`, always with the time of day. */
export function formatEventTime(iso: string, options: Options): string {
  const day = formatListTime(iso, options);
  const time = shortTime(new Date(iso), options.timeZone);
  return day === time ? time : `${day}, ${time}`;
}

/** Within a sentence: like `formatEventTime`, with a lowercase "yesterday". */
export function formatSentenceTime(iso: string, options: Options): string {
  return formatEventTime(iso, options).replace(/^Y/, "y");
}

/** The full date and time with its zone: "Saturday, November 21, 2026 at 9:52 AM CST". */
export function formatFullTime(iso: string, timeZone?: string): string {
  return getFormatter({
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(iso));
}

/** "Nov 15, 2026" in the viewer's zone. */
export function formatDay(iso: string, timeZone?: string): string {
  return getFormatter({ dateStyle: "medium", timeZone }).format(new Date(iso));
}

/** "Nov 15, 2026, 4:12 PM" in the viewer's zone. */
export function formatDayAndTime(iso: string, timeZone?: string): string {
  return `${formatDay(iso, timeZone)}, ${formatTimeOfDay(iso, timeZone)}`;
}

/** "4:12 PM" in the viewer's zone. */
export function formatTimeOfDay(iso: string, timeZone?: string): string {
  return shortTime(new Date(iso), timeZone);
}

/** A duration in seconds as a player shows it: "0:42", "12:05", "1:02:03". */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** A plain day (YYYY-MM-DD) is the same day in every zone: "Nov 12, 2026". */
export function formatPlainDay(day: string): string {
  return getFormatter({ dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** Returns the short name of the viewer's zone: "CST", "UTC", "GMT+1". */
export function readZoneName(now: number, timeZone?: string): string {
  const parts = getFormatter({ timeZoneName: "short", timeZone }).formatToParts(new Date(now));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "UTC";
}

/** A count with separators: "1,284". */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(LOCALE).format(count);
}
