import { DAY_MS } from "@/lib/domain/constants";
import { regionWords as words } from "./words";

/** A moment's day as the viewer's zone counts it, in days since 1970. */
function dayNumber(iso: string, timeZone?: string): number {
  const day = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone });
  return Math.round(Date.parse(`${day.format(new Date(iso))}T00:00:00Z`) / DAY_MS);
}

/** How many days lie between the loss (a plain day) and the photo, said without judging it; null for no known day. */
export function timeFromLoss(takenAt: string, dateOfLoss?: string | null, timeZone?: string): string | null {
  if (!dateOfLoss || Number.isNaN(Date.parse(takenAt)) || Number.isNaN(Date.parse(dateOfLoss))) return null;
  const days = dayNumber(takenAt, timeZone) - Math.round(Date.parse(`${dateOfLoss}T00:00:00Z`) / DAY_MS);
  if (days === 0) return words.sameDay;
  return days > 0 ? words.daysAfter(days) : words.daysBefore(-days);
}
