/**
 * The server's time as estimated by this browser, whose own clock may be off: the ends of sessions are in server
 * time.
 */
let offset = 0;

/** Reads an answer's Date header, to the second; ignores invalid ones. */
export function noteServerTime(date: string | null): void {
  const time = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(time)) offset = time - Date.now();
}

/** Returns milliseconds since 1970 by the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}
