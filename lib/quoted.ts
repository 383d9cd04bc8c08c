const MOST = 80;

/**
 * A name inside a sentence: cut, so that what the sentence says of it stays in sight, and kept apart by isolates so that its
 * direction turns nothing beside it round.
 */
export function named(text: string): string {
  const characters = [...text.slice(0, 2 * MOST + 2)];
  const shown = characters.length > MOST ? `${characters.slice(0, MOST).join("")}…` : text;
  return /[\u0250-\uFFFF]/.test(text) ? `\u2068${shown}\u2069` : shown;
}

/** The same of what somebody typed, in quotation marks. */
export const quoted = (text: string): string => `“${named(text)}”`;
