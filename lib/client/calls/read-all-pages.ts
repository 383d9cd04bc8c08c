/** The most that a page may hold. */
const PAGE_SIZE = 200;

export type AskedPage = { limit: number; cursor?: string };
export type AnsweredPage<Item> = { items: readonly Item[]; total: number; nextCursor?: string | null };

/**
 * Every record of a list in its order, page by page as `readPage` reads them; each once, although the list may change
 * meanwhile. `onProgress` hears how many of how many are here. Throws where a page fails: half a list is none.
 * `most`: no page is asked for past so many.
 */
export async function readAllPages<Item extends { key: string }>(
  readPage: (page: AskedPage) => Promise<AnsweredPage<Item>>,
  {
    onProgress,
    most = Number.POSITIVE_INFINITY,
  }: { onProgress?: (read: number, total: number) => void; most?: number },
): Promise<Item[]> {
  const found = new Map<string, Item>();
  let cursor: string | null | undefined;
  do {
    const page = await readPage({ limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) });
    for (const item of page.items) found.set(item.key, item);
    cursor = page.nextCursor;
    onProgress?.(found.size, page.total);
  } while (cursor && found.size < most);
  return [...found.values()];
}
