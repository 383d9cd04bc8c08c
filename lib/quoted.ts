const MOST = 80;

/**
 * A name for use inside a sentence: truncated, so that the rest of the sentence stays visible, and isolated, so that its
 * direction does not reorder the sentence.
 */
export function named(text: string): string {
  const characters = [...text.slice(0, 2 * MOST + 2)];
  const shown = characters.length > MOST ? `${characters.slice(0, MOST).join("")}…` : text;
  return /[\u0250-\uFFFF]/.test(text) ? `\u2068${shown}\u2069` : shown;
}

/** The same for user input, in quotation marks. */
export const quoted = (text: string): string => `“${named(text)}”`;
