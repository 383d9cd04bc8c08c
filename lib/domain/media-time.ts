/** The time of a photo or video: when it was taken, or when it was uploaded if that is unknown. */
export type MediaTime = {
  /** ISO 8601; without a zone if `isZoneKnown` is false. */
  at: string;
  /** False if `at` is the time of the upload. */
  isTaken: boolean;
  /** False if `at` is a camera's clock in an unknown zone. */
  isZoneKnown: boolean;
};

type Timed = { takenAt?: string | null; takenAtLocal?: string | null; createdAt?: string | null };

/** Earlier years, such as "0000", mean that the camera's clock was never set. */
const FIRST_YEAR = 1900;

const isTime = (text: string | null | undefined): text is string =>
  Boolean(text) && !Number.isNaN(Date.parse(text ?? ""));

/** Whether the text is a valid time without a zone: "2026-03-01T15:12:00". */
export function isLocalTime(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) || Number(text.slice(0, 4)) < FIRST_YEAR) return false;
  const time = Date.parse(`${text}Z`);
  // An invalid day would become one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the time of a photo or video, or null if no field has a valid time. */
export function mediaTime({ takenAt, takenAtLocal, createdAt }: Timed): MediaTime | null {
  if (isTime(takenAt)) return { at: takenAt, isTaken: true, isZoneKnown: true };
  if (isLocalTime(takenAtLocal)) return { at: takenAtLocal, isTaken: true, isZoneKnown: false };
  return isTime(createdAt) ? { at: createdAt, isTaken: false, isZoneKnown: true } : null;
}

/**
 * Orders photos and videos by time. Times without a zone cannot be compared with instants, so they come last, in their
 * own order.
 */
export function compareByTime(one: Timed, other: Timed): number {
  const first = mediaTime(one);
  const second = mediaTime(other);
  const isFirstLocal = first?.isZoneKnown === false;
  const isSecondLocal = second?.isZoneKnown === false;
  if (isFirstLocal !== isSecondLocal) return isFirstLocal ? 1 : -1;
  return sortable(first) - sortable(second);
}

function sortable(time: MediaTime | null): number {
  if (time === null) return 0;
  return Date.parse(time.isZoneKnown ? time.at : `${time.at}Z`);
}
