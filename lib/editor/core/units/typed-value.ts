/** The value of a typed text, or a message that says what is wrong with it. */
export type TypedValue = { ok: true; value: number } | { ok: false; message: string };

/** Longer texts are refused before parsing. */
const MAX_LENGTH = 40;

const FRACTIONS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

/** Normalizes minus signs, primes, typographic quotes and fraction characters. Returns null if the text is too long. */
export function plainText(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  return text
    .trim()
    .toLowerCase()
    .replace(/[−–]/g, "-")
    .replace(/''|[″”“]/g, '"')
    .replace(/[′’‘]/g, "'")
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .replace(/\s+/g, " ");
}

/** Shortens a long text for use in a message. */
export function quoted(text: string): string {
  const whole = text.trim();
  return whole.length > MAX_LENGTH ? `${whole.slice(0, MAX_LENGTH)}…` : whole;
}
