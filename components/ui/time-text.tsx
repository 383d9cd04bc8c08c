import { eventTime, fullTime, listTime } from "./format-time";

const FORMATS = { list: listTime, event: eventTime };

/** A time in the viewer's zone; pointing at it shows all of it. `now` in milliseconds since 1970. */
export function TimeText({ iso, now, as }: { iso: string; now: number; as: keyof typeof FORMATS }) {
  return (
    <time dateTime={iso} title={fullTime(iso)}>
      {FORMATS[as](iso, { now })}
    </time>
  );
}
