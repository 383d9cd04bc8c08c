import type { MediaTime } from "@/lib/domain/media-time";
import { regionCopy as copy } from "./copy";

/**
 * Formats "3:12 PM" in the viewer's zone; a clock without a zone is shown as written, with a note. `format` takes ISO
 * 8601.
 */
export function mediaTimeText(time: MediaTime, format: (iso: string, timeZone?: string) => string): string {
  return time.isZoneKnown ? format(time.at) : copy.zoneUnknown(format(`${time.at}Z`, "UTC"));
}
