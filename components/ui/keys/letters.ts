/** Texts cut between what a reader takes for letters: a family emoji or an accent stays whole. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** More than any letter is long, in code units; keeps the work small however long the text is. */
const LONGEST_LETTER = 64;
/** Format and control characters, and marks that need a letter before them. */
const UNSEEN = /^[\p{Cf}\p{Cc}\p{M}\s]+/u;

/** The first letter that can be seen, or an empty text. */
export function firstLetter(text: string): string {
  const seen = text.slice(0, LONGEST_LETTER).replace(UNSEEN, "");
  for (const { segment } of segmenter.segment(seen)) return segment;
  return "";
}

/** The text in two pieces, the last of `count` letters; a text of that length or less is all in the first. */
export function splitTail(text: string, count: number): [head: string, tail: string] {
  const start = Math.max(0, text.length - count * LONGEST_LETTER);
  const letters = [...segmenter.segment(text.slice(start))];
  const cut = letters.at(-count);
  if (!cut || letters.length <= count || count <= 0) return [text, ""];
  return [text.slice(0, start + cut.index), text.slice(start + cut.index)];
}
