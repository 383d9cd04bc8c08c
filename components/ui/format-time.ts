/** Formats times in the viewer's own zone. Plain days have no zone. */
const LOCALE = "en-US";
const DAY_MS = 86_400_000;

type Options = { now: number; timeZone?: string };

/** Creating a formatter costs more than a hundred uses of it, so formatters are cached. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(options: Intl.DateTimeFormatOptions, locale = LOCALE): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const cached = formatters.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(name, cached);
  return cached;
}

const shortTime = (date: Date, timeZone?: string) =>
  getFormatter({ hour: "numeric", minute: "2-digit", timeZone }).format(date);

/** Returns the number of the calendar day in the zone, counted from 1970. */
function dayNumber(date: Date, timeZone?: string): number {
  const parts = getFormatter({ year: "numeric", month: "2-digit", day: "2-digit", timeZone }, "en-CA");
  return Math.round(Date.parse(`${parts.format(date)}T00:00:00Z`) / DAY_MS);
}

function shortDay(date: Date, { now, timeZone }: Options): string {
  const year = (moment: Date) => getFormatter({ year: "numeric", timeZone }).format(moment);
  const isThisYear = year(date) === year(new Date(now));
  return getFormatter({
    month: "short",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
    timeZone,
  }).format(date);
}

function yesterday(): string {
  const word = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }).format(-1, "day");
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** Formats a time for a list: "9:52 AM" today, "Yesterday", "Nov 18", "Nov 18, 2025". */
export function formatListTime(iso: string, options: Options): string {
  const date = new Date(iso);
  const daysAgo = dayNumber(new Date(options.now), options.timeZone) - dayNumber(date, options.timeZone);
  if (daysAgo === 0) return shortTime(date, options.timeZone);
  return daysAgo === 1 ? yesterday() : shortDay(date, options);
}

/** Formats a time for a timeline: like `formatListTime`, always with the time of day. */
export function formatEventTime(iso: string, options: Options): string {
  const day = formatListTime(iso, options);
  const time = shortTime(new Date(iso), options.timeZone);
  return day === time ? time : `${day}, ${time}`;
}

/** Formats a time within a sentence: like `formatEventTime`, with a lowercase "yesterday". */
export function formatSentenceTime(iso: string, options: Options): string {
  return formatEventTime(iso, options).replace(/^Y/, "y");
}

/** Formats the full date and time with the zone: "Saturday, November 21, 2026 at 9:52 AM CST". */
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

/** Formats a day in the viewer's zone: "Nov 15, 2026". */
export function formatDay(iso: string, timeZone?: string): string {
  return getFormatter({ dateStyle: "medium", timeZone }).format(new Date(iso));
}

/** Formats a day and time in the viewer's zone: "Nov 15, 2026, 4:12 PM". */
export function formatDayAndTime(iso: string, timeZone?: string): string {
  return `${formatDay(iso, timeZone)}, ${formatTimeOfDay(iso, timeZone)}`;
}

/** Formats a time of day in the viewer's zone: "4:12 PM". */
export function formatTimeOfDay(iso: string, timeZone?: string): string {
  return shortTime(new Date(iso), timeZone);
}

/** Formats a duration in seconds like a player: "0:42", "12:05", "1:02:03". */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const twoDigits = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(whole % 60)}` : `${minutes}:${twoDigits(whole % 60)}`;
}

/** Formats a plain day (YYYY-MM-DD), which is the same day in every zone: "Nov 12, 2026". */
export function formatPlainDay(day: string): string {
  return getFormatter({ dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** Returns the short name of the viewer's zone: "CST", "UTC", "GMT+1". */
export function readZoneName(now: number, timeZone?: string): string {
  const parts = getFormatter({ timeZoneName: "short", timeZone }).formatToParts(new Date(now));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "UTC";
}

/** Formats a count with separators: "1,284". */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(LOCALE).format(count);
}
