/** A photo's time as far as it is known: when its camera took it, or only when it was added. */
export type MediaTime = {
  /** ISO 8601; without a zone where `isZoneKnown` is false. */
  at: string;
  /** False where `at` is when it was added, which does not tell when it was taken. */
  isTaken: boolean;
  /** False where `at` is the camera's clock somewhere, which is no instant. */
  isZoneKnown: boolean;
};

type Timed = { takenAt?: string | null; takenAtLocal?: string | null; createdAt?: string | null };

/** The first year that a camera's clock is believed in: "0000" and the like mean that it was never set. */
const FIRST_YEAR = 1900;

const isTime = (text: string | null | undefined): text is string =>
  Boolean(text) && !Number.isNaN(Date.parse(text ?? ""));

/** Whether the text is a time of the calendar without a zone: "2026-03-01T15:12:00". */
export function isLocalTime(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) || Number(text.slice(0, 4)) < FIRST_YEAR) return false;
  const at = Date.parse(`${text}Z`);
  // A day that a month does not have would be the next month's.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns the time of a photo or video; null where none can be read. */
export function mediaTime({ takenAt, takenAtLocal, createdAt }: Timed): MediaTime | null {
  if (isTime(takenAt)) return { at: takenAt, isTaken: true, isZoneKnown: true };
  if (isLocalTime(takenAtLocal)) return { at: takenAtLocal, isTaken: true, isZoneKnown: false };
  return isTime(createdAt) ? { at: createdAt, isTaken: false, isZoneKnown: true } : null;
}

/**
 * Orders photos and videos by time. A clock without a zone cannot be compared with an instant: those photos follow the
 * others, in the order of their own clocks.
 */
export function compareByTime(one: Timed, other: Timed): number {
  const [first, second] = [mediaTime(one), mediaTime(other)];
  const isFirstLocal = first?.isZoneKnown === false;
  const isSecondLocal = second?.isZoneKnown === false;
  if (isFirstLocal !== isSecondLocal) return isFirstLocal ? 1 : -1;
  return sortable(first) - sortable(second);
}

function sortable(time: MediaTime | null): number {
  if (time === null) return 0;
  return Date.parse(time.isZoneKnown ? time.at : `${time.at}Z`);
}
