/** What this tab carries over from one document to the next. A browser that stores nothing carries nothing. */
export function carryOver(place: string, value: unknown): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}

/** Takes it out of the tab's storage; null where nothing was carried. */
export function takeCarried(place: string): unknown {
  try {
    const text = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
