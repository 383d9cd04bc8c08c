const LONGEST_NAME = 80;

/** A name in quotation marks: it is cut, and stays apart from the sentence around it, whichever way it is written. */
export function quoted(name: string): string {
  const shown = name.length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME).join("")}…` : name;
  return /[\u0250-\uFFFF]/.test(name) ? `“\u2068${shown}\u2069”` : `“${shown}”`;
}
