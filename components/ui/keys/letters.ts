/** Cuts texts between grapheme clusters, so that a family emoji or an accented letter stays intact. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** An upper bound for the length of one grapheme cluster in code units; it bounds the work for any text. */
const MAX_LETTER_LENGTH = 64;
/** Format and control characters, and combining marks without a base letter. */
const INVISIBLE_START = /^[\p{Cf}\p{Cc}\p{M}\s]+/u;

/** Returns the first visible letter, or an empty string. */
export function firstLetter(text: string): string {
  const visible = text.slice(0, MAX_LETTER_LENGTH).replace(INVISIBLE_START, "");
  for (const { segment } of segmenter.segment(visible)) return segment;
  return "";
}

/** Splits off the last `count` letters. A text of at most `count` letters is returned whole as the head. */
export function splitTail(text: string, count: number): [head: string, tail: string] {
  const start = Math.max(0, text.length - count * MAX_LETTER_LENGTH);
  const letters = [...segmenter.segment(text.slice(start))];
  const cut = letters.at(-count);
  if (!cut || letters.length <= count || count <= 0) return [text, ""];
  return [text.slice(0, start + cut.index), text.slice(start + cut.index)];
}
