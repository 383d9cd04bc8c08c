/** A page's query, as Next passes it to the page. */
export type PageSearch = Promise<Record<string, string | string[] | undefined>>;

/** Returns the value of a parameter: the first of several, or null if it is missing. */
export function searchText(search: Awaited<PageSearch>, name: string): string | null {
  const value = search[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Returns the whole query with its question mark; empty if there is none. */
export function queryOf(search: Awaited<PageSearch>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => [value ?? []].flat().map((item) => [name, item]));
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}
