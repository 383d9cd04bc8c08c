const MAX_CHARACTERS = 80;

/**
 * Returns a name for use inside a sentence: truncated, so that the rest of the sentence stays visible, and isolated,
 * so that its text direction does not reorder the sentence.
 */
export function named(text: string): string {
  const characters = [...text.slice(0, 2 * MAX_CHARACTERS + 2)];
  const shown = characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join("")}…` : text;
  return /[\u0250-\uFFFF]/.test(text) ? `\u2068${shown}\u2069` : shown;
}

/** Returns user input truncated and isolated in the same way, in quotation marks. */
export const quoted = (text: string): string => `“${named(text)}”`;
