import { DAY_MS } from "@/lib/domain/constants";
import type { MediaTime } from "@/lib/domain/media-time";
import { regionCopy as copy } from "./copy";

/** Returns the calendar day of an instant in a zone (by default the viewer's), in days since 1970. */
function dayNumber(iso: string, timeZone?: string): number {
  const formatter = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone });
  return Math.round(Date.parse(`${formatter.format(new Date(iso))}T00:00:00Z`) / DAY_MS);
}

/**
 * Formats the days between the loss (a plain day in `timeZone`, the property's) and the photo; null without a valid
 * day.
 */
export function timeFromLoss(takenAt: string, dateOfLoss?: string | null, timeZone?: string): string | null {
  const loss = Date.parse(`${dateOfLoss}T00:00:00Z`);
  if (Number.isNaN(Date.parse(takenAt)) || Number.isNaN(loss)) return null;
  const days = dayNumber(takenAt, timeZone) - Math.round(loss / DAY_MS);
  if (days === 0) return copy.sameDay;
  return days > 0 ? copy.daysAfter(days) : copy.daysBefore(-days);
}

/** IANA names; the browser's own by default. */
export type LossZones = { home?: string; viewer?: string };

/**
 * Formats the days from the loss in the property's zone, and names that zone if the result differs in the viewer's. A
 * time without a zone is the camera's own, so its day counts as written.
 */
export function lossText(time: MediaTime, dateOfLoss: string | null | undefined, zones: LossZones): string | null {
  if (!time.isZoneKnown) return timeFromLoss(`${time.at}Z`, dateOfLoss, "UTC");
  const takenAt = time.at;
  const textAtHome = timeFromLoss(takenAt, dateOfLoss, zones.home);
  if (textAtHome === null || textAtHome === timeFromLoss(takenAt, dateOfLoss, zones.viewer)) return textAtHome;
  return copy.byHomeClock(textAtHome);
}
