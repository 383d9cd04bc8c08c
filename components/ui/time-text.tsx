"use client";

import { formatEventTime, formatFullTime, formatListTime, formatSentenceTime } from "./format-time";
import { useIsInBrowser } from "./use-is-in-browser";

const FORMATS = { list: formatListTime, event: formatEventTime, sentence: formatSentenceTime };

/**
 * A time in the viewer's zone, with the full time as its title. `now` is in milliseconds since 1970. The server renders
 * UTC; the browser replaces it with the viewer's zone.
 */
export function TimeText({ iso, now, as }: { iso: string; now: number; as: keyof typeof FORMATS }) {
  const timeZone = useIsInBrowser() ? undefined : "UTC";
  return (
    <time translate="no" dateTime={iso} title={formatFullTime(iso, timeZone)}>
      {FORMATS[as](iso, { now, timeZone })}
    </time>
  );
}
