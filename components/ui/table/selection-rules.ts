/** What is chosen in a list, by key, with the records as they were last seen; and where a range starts. */
export type Selection<Item> = { chosen: ReadonlyMap<string, Item>; anchor: string | null };

export const NOTHING_CHOSEN: Selection<never> = { chosen: new Map<string, never>(), anchor: null };

type Rows<Item> = { items: readonly Item[]; itemKey: (item: Item) => string };

/**
 * The row is chosen or given up. As a range, all rows from the last one that was touched go the same way as this one;
 * where that row is not in the list any more, this row alone.
 */
export function toggled<Item>(
  { chosen, anchor }: Selection<Item>,
  { items, itemKey }: Rows<Item>,
  key: string,
  isRange: boolean,
): Selection<Item> {
  const at = items.findIndex((item) => itemKey(item) === key);
  if (at < 0) return { chosen, anchor };
  const from = isRange && anchor !== null ? items.findIndex((item) => itemKey(item) === anchor) : -1;
  const [first, last] = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
  const next = new Map(chosen);
  const isChosen = !chosen.has(key);
  for (const item of items.slice(first, last + 1)) {
    if (isChosen) next.set(itemKey(item), item);
    else next.delete(itemKey(item));
  }
  return { chosen: next, anchor: key };
}

/** Every row that is loaded, beside those that were chosen before. */
export function withAll<Item>({ chosen, anchor }: Selection<Item>, { items, itemKey }: Rows<Item>): Selection<Item> {
  const next = new Map(chosen);
  for (const item of items) next.set(itemKey(item), item);
  return { chosen: next, anchor };
}

/**
 * The selection over rows that were read again: records are the new ones, rows that vanished are dropped. Vanished is
 * what stood in the list before in the same order (`before`), or what a complete list lacks; a row that another order
 * has not loaded yet stays chosen.
 */
export function reconciled<Item>(
  selection: Selection<Item>,
  now: Rows<Item> & { isComplete: boolean },
  before: readonly Item[],
): Selection<Item> {
  if (selection.chosen.size === 0) return selection;
  const present = new Map(now.items.map((item) => [now.itemKey(item), item]));
  const known = new Set(before.map(now.itemKey));
  const chosen = new Map<string, Item>();
  for (const [key, item] of selection.chosen) {
    const fresh = present.get(key);
    if (fresh !== undefined) chosen.set(key, fresh);
    else if (!now.isComplete && !known.has(key)) chosen.set(key, item);
  }
  return { chosen, anchor: selection.anchor };
}

/** Whether every loaded row is chosen; false in an empty list. */
export function isAllChosen<Item>({ chosen }: Selection<Item>, { items, itemKey }: Rows<Item>): boolean {
  return items.length > 0 && chosen.size >= items.length && items.every((item) => chosen.has(itemKey(item)));
}
