const MOST = 80;

/**
 * What somebody typed, in quotation marks inside a sentence: cut, and kept apart by isolates so that its direction
 * turns neither the marks nor the rest of the sentence round.
 */
export function quoted(text: string): string {
  const characters = [...text.slice(0, 2 * MOST + 2)];
  const shown = characters.length > MOST ? `${characters.slice(0, MOST).join("")}…` : text;
  return /[\u0250-\uFFFF]/.test(text) ? `“\u2068${shown}\u2069”` : `“${shown}”`;
}
