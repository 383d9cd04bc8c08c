/** Times as they are said on screen, in the viewer's own zone. Days without a time have no zone. */
const LOCALE = "en-US";
const DAY_MS = 86_400_000;

type Options = { now: number; timeZone?: string };

/** Making a formatter costs more than a hundred uses of it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Intl.DateTimeFormatOptions, locale = LOCALE): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(name, known);
  return known;
}

const shortTime = (at: Date, timeZone?: string) =>
  formatter({ hour: "numeric", minute: "2-digit", timeZone }).format(at);

/** Days since the calendar began, as the zone counts them. */
function dayNumber(at: Date, timeZone?: string): number {
  const parts = formatter({ year: "numeric", month: "2-digit", day: "2-digit", timeZone }, "en-CA");
  return Math.round(Date.parse(`${parts.format(at)}T00:00:00Z`) / DAY_MS);
}

function shortDay(at: Date, { now, timeZone }: Options): string {
  const year = (moment: Date) => formatter({ year: "numeric", timeZone }).format(moment);
  const isThisYear = year(at) === year(new Date(now));
  return formatter({
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
export function listTime(iso: string, options: Options): string {
  const at = new Date(iso);
  const daysAgo = dayNumber(new Date(options.now), options.timeZone) - dayNumber(at, options.timeZone);
  if (daysAgo === 0) return shortTime(at, options.timeZone);
  return daysAgo === 1 ? yesterday() : shortDay(at, options);
}

/** In a timeline: as in a list, always with the time of day. */
export function eventTime(iso: string, options: Options): string {
  const day = listTime(iso, options);
  const time = shortTime(new Date(iso), options.timeZone);
  return day === time ? time : `${day}, ${time}`;
}

/** The same within a sentence, where "yesterday" has no capital. */
export function sentenceTime(iso: string, options: Options): string {
  return eventTime(iso, options).replace(/^Y/, "y");
}

/** The whole truth, with its zone: "Saturday, November 21, 2026 at 9:52 AM CST". */
export function fullTime(iso: string, timeZone?: string): string {
  return formatter({
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
export function dayOf(iso: string, timeZone?: string): string {
  return formatter({ dateStyle: "medium", timeZone }).format(new Date(iso));
}

/** "Nov 15, 2026, 4:12 PM" in the viewer's zone. */
export function dayAndTime(iso: string, timeZone?: string): string {
  return `${dayOf(iso, timeZone)}, ${timeOfDay(iso, timeZone)}`;
}

/** "4:12 PM" in the viewer's zone. */
export function timeOfDay(iso: string, timeZone?: string): string {
  return shortTime(new Date(iso), timeZone);
}

/** A length in seconds as a player says it: "0:42", "12:05", "1:02:03". */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** A plain day, YYYY-MM-DD, is the same day everywhere. */
export function plainDay(day: string): string {
  return formatter({ dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The viewer's zone by its short name: "CST", "UTC", "GMT+1". */
export function zoneName(now: number, timeZone?: string): string {
  const parts = formatter({ timeZoneName: "short", timeZone }).formatToParts(new Date(now));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "UTC";
}

/** A count with its separators: "1,284". */
export function wholeNumber(count: number): string {
  return new Intl.NumberFormat(LOCALE).format(count);
}
