/** The largest page size. */
const PAGE_SIZE = 200;

export type PageRequest = { limit: number; cursor?: string };
export type AnsweredPage<Item> = { items: readonly Item[]; total: number; nextCursor?: string | null };

/**
 * Reads all records of a list page by page, in order and without duplicates even if the list changes. `onProgress`
 * receives the number read so far and the total. `max`: no page is requested after this many records. Throws if any
 * page fails.
 */
export async function readAllPages<Item extends { key: string }>(
  readPage: (page: PageRequest) => Promise<AnsweredPage<Item>>,
  { onProgress, max = Number.POSITIVE_INFINITY }: { onProgress?: (read: number, total: number) => void; max?: number },
): Promise<Item[]> {
  const found = new Map<string, Item>();
  let cursor: string | null | undefined;
  do {
    const page = await readPage({ limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) });
    for (const item of page.items) found.set(item.key, item);
    cursor = page.nextCursor;
    onProgress?.(found.size, page.total);
  } while (cursor && found.size < max);
  return [...found.values()];
}
