/** The server's time, as far as this browser knows it: its own clock may be a day off (the session's ends are told in the server's). */
let offset = 0;

/** Reads an answer's Date header; what is no date changes nothing. Exact to a second. */
export function noteServerTime(date: string | null): void {
  const time = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(time)) offset = time - Date.now();
}

/** Milliseconds since 1970 by the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}
