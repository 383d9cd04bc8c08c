/** What this browser remembers of a survey's looks. Where storage is forbidden or full it is forgotten at the next load. */
const keyOf = (what: string, surveyKey: string): string => `lintel-editor-${what} ${surveyKey}`;

/** Null where nothing is kept, or nothing that can be read. */
export function readKept(what: string, surveyKey: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(what, surveyKey)) ?? "null");
  } catch {
    return null;
  }
}

export function keep(what: string, surveyKey: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(what, surveyKey), JSON.stringify(value));
  } catch {
    // Full or forbidden: for as long as the page is open it holds.
  }
}
