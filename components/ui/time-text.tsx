"use client";

import { useSyncExternalStore } from "react";
import { formatEventTime, formatFullTime, formatListTime, formatSentenceTime } from "./format-time";

const FORMATS = { list: formatListTime, event: formatEventTime, sentence: formatSentenceTime };

const subscribeToNothing = () => () => undefined;
const readOwnZone = () => undefined;
const readServerZone = () => "UTC";

/**
 * A time in the viewer's zone, with the full time as its title. `now` is in milliseconds since 1970. The server renders
 * UTC; the browser replaces it with the viewer's zone.
 */
export function TimeText({ iso, now, as }: { iso: string; now: number; as: keyof typeof FORMATS }) {
  const timeZone = useSyncExternalStore(subscribeToNothing, readOwnZone, readServerZone);
  return (
    <time translate="no" dateTime={iso} title={formatFullTime(iso, timeZone)}>
      {FORMATS[as](iso, { now, timeZone })}
    </time>
  );
}
