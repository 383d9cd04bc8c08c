"use client";

import { useSyncExternalStore } from "react";
import { eventTime, fullTime, listTime, sentenceTime } from "./format-time";

const FORMATS = { list: listTime, event: eventTime, sentence: sentenceTime };

const never = () => () => undefined;
const ownZone = () => undefined;
const serverZone = () => "UTC";

/**
 * A time in the viewer's zone; pointing at it shows all of it. `now` in milliseconds since 1970. A page that the server
 * draws says it in UTC until the browser, which alone knows the zone, takes over.
 */
export function TimeText({ iso, now, as }: { iso: string; now: number; as: keyof typeof FORMATS }) {
  const timeZone = useSyncExternalStore(never, ownZone, serverZone);
  return (
    <time translate="no" dateTime={iso} title={fullTime(iso, timeZone)}>
      {FORMATS[as](iso, { now, timeZone })}
    </time>
  );
}
