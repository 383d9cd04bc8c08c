/** A position in a row of pages: a page, or a gap. */
export type PageSlot = { page: number } | { gapAfter: number };

/**
 * Returns the pages to offer, from 1: the first, the last, and those around the current one, in at most seven slots. A
 * gap never hides a single page.
 */
export function listPageSlots(current: number, count: number): PageSlot[] {
  if (count <= 7) return range(1, count);
  const page = Math.min(Math.max(current, 1), count);
  if (page <= 4) return [...range(1, 5), { gapAfter: 5 }, { page: count }];
  if (page >= count - 3) return [{ page: 1 }, { gapAfter: 1 }, ...range(count - 4, count)];
  return [{ page: 1 }, { gapAfter: 1 }, ...range(page - 1, page + 1), { gapAfter: page + 1 }, { page: count }];
}

function range(first: number, last: number): PageSlot[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({ page: first + index }));
}

/** Returns the number of pages, at least one: an empty list has one empty page. */
export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, perPage)));
}
