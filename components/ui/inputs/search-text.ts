/** Characters of a search that count: whatever is longer makes an address that servers refuse (431). */
export const LONGEST_SEARCH = 200;

/** A search as it is kept in an address: without blanks around it, and cut. Never ends in half a character. */
export function searchText(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}
