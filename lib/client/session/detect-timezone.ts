/** Returns the browser's time zone, e.g. "Europe/Berlin"; UTC if unknown. */
export function detectTimezone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  } catch {
    return "UTC";
  }
}
