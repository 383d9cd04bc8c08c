/** The palette's search. */

/** Longer searches are cut, so that pasted text costs no time. */
const MAX_SEARCH_LENGTH = 120;

/** Returns a text without case, accents and zero-width characters. */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{Mn}\p{Cf}]/gu, "")
    .toLowerCase()
    .trim();
}

/** Returns 0 for no match. The start of the text counts most, then the start of a word. */
function scoreOf(word: string, text: string): number {
  const index = text.indexOf(word);
  if (index < 0) return 0;
  if (index === 0) return 8;
  return text.includes(` ${word}`) ? 6 : 2;
}

/** Returns 0 for no match. Every word has to match; keywords count least. */
function score(words: readonly string[], text: string, keywords: string): number {
  let total = 0;
  for (const word of words) {
    const wordScore = scoreOf(word, text) || (keywords.includes(word) ? 1 : 0);
    if (wordScore === 0) return 0;
    total += wordScore;
  }
  return total;
}

/** Returns the matching items, best first and otherwise in their order; all items for an empty search. */
export function matching<Item>(
  items: readonly Item[],
  search: string,
  textOf: (item: Item) => string,
  keywordsOf: (item: Item) => string = () => "",
): Item[] {
  const words = plainText(search.slice(0, MAX_SEARCH_LENGTH)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  return items
    .map((item) => ({ item, found: score(words, plainText(textOf(item)), plainText(keywordsOf(item))) }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found)
    .map(({ item }) => item);
}
