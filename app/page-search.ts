/** A page's query, as Next hands it to the page. */
export type PageSearch = Promise<Record<string, string | string[] | undefined>>;

/** One value of it; the first where it was given more than once, null where it was not. */
export function searchText(search: Awaited<PageSearch>, name: string): string | null {
  const value = search[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** All of it as the query of an address, with its question mark; empty where there is none. */
export function queryOf(search: Awaited<PageSearch>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}
