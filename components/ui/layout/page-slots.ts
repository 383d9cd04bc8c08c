/** One place in a row of pages: a page, or a gap between two that do not follow each other. */
export type PageSlot = { page: number } | { gapAfter: number };

/**
 * The pages to offer, from 1: the first, the last, and those around the current one, seven places at most. A gap never
 * stands for one page alone.
 */
export function pageSlots(current: number, count: number): PageSlot[] {
  if (count <= 7) return range(1, count);
  const at = Math.min(Math.max(current, 1), count);
  if (at <= 4) return [...range(1, 5), { gapAfter: 5 }, { page: count }];
  if (at >= count - 3) return [{ page: 1 }, { gapAfter: 1 }, ...range(count - 4, count)];
  return [{ page: 1 }, { gapAfter: 1 }, ...range(at - 1, at + 1), { gapAfter: at + 1 }, { page: count }];
}

function range(first: number, last: number): PageSlot[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({ page: first + at }));
}

/** How many pages there are: never fewer than one, and an empty list has one empty page. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, perPage)));
}
