/** What came of a typed text: a value, or a sentence that says what is wrong with it. */
export type TypedValue = { ok: true; value: number } | { ok: false; message: string };

/** Longer texts are no numbers; they are refused before anything looks into them. */
const LONGEST = 40;

const FRACTIONS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

/** One way to write each sign: minus signs, primes and typographic quotes, fractions in one character. Null when too long. */
export function plainText(text: string): string | null {
  if (text.length > LONGEST) return null;
  return text
    .trim()
    .toLowerCase()
    .replace(/[−–]/g, "-")
    .replace(/''|[″”“]/g, '"')
    .replace(/[′’‘]/g, "'")
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .replace(/\s+/g, " ");
}

/** A text as a message quotes it, cut where it is long. */
export function quoted(text: string): string {
  const whole = text.trim();
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}
