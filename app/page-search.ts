/** A page's query, as Next hands it to the page. */
export type PageSearch = Promise<Record<string, string | string[] | undefined>>;

/** One value of it; the first where it was given more than once, null where it was not. */
export function searchText(search: Awaited<PageSearch>, name: string): string | null {
  const value = search[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
