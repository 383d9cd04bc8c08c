/** The selected rows by key with their last known records, and the start of a range. */
export type Selection<Item> = { chosen: ReadonlyMap<string, Item>; anchor: string | null };

export const NOTHING_CHOSEN: Selection<never> = { chosen: new Map<string, never>(), anchor: null };

type Rows<Item> = { items: readonly Item[]; itemKey: (item: Item) => string };

/**
 * Toggles a row. With `isRange`, all rows from the anchor take the new state of this row; if the anchor has left the
 * list, only this row changes.
 */
export function toggleRow<Item>(
  { chosen, anchor }: Selection<Item>,
  { items, itemKey }: Rows<Item>,
  key: string,
  isRange: boolean,
): Selection<Item> {
  const index = items.findIndex((item) => itemKey(item) === key);
  if (index < 0) return { chosen, anchor };
  const from = isRange && anchor !== null ? items.findIndex((item) => itemKey(item) === anchor) : -1;
  const [first, last] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
  const next = new Map(chosen);
  const isChosen = !chosen.has(key);
  for (const item of items.slice(first, last + 1)) {
    if (isChosen) next.set(itemKey(item), item);
    else next.delete(itemKey(item));
  }
  return { chosen: next, anchor: key };
}

/** Selects every loaded row in addition to the selected ones. */
export function selectAllRows<Item>(
  { chosen, anchor }: Selection<Item>,
  { items, itemKey }: Rows<Item>,
): Selection<Item> {
  const next = new Map(chosen);
  for (const item of items) next.set(itemKey(item), item);
  return { chosen: next, anchor };
}

/**
 * Updates the selection after a reload: records are replaced, and rows that left the list are dropped. A missing row
 * has left if the previous list in the same order (`before`) contained it, or if the list is complete. A row that
 * another order has not loaded yet stays selected.
 */
export function reconcileSelection<Item>(
  selection: Selection<Item>,
  now: Rows<Item> & { isComplete: boolean },
  before: readonly Item[],
): Selection<Item> {
  if (selection.chosen.size === 0) return selection;
  const present = new Map(now.items.map((item) => [now.itemKey(item), item]));
  const previousKeys = new Set(before.map(now.itemKey));
  const chosen = new Map<string, Item>();
  for (const [key, item] of selection.chosen) {
    const fresh = present.get(key);
    if (fresh !== undefined) chosen.set(key, fresh);
    else if (!now.isComplete && !previousKeys.has(key)) chosen.set(key, item);
  }
  return { chosen, anchor: selection.anchor };
}

/** Whether every loaded row is chosen; false in an empty list. */
export function isAllChosen<Item>({ chosen }: Selection<Item>, { items, itemKey }: Rows<Item>): boolean {
  return items.length > 0 && chosen.size >= items.length && items.every((item) => chosen.has(itemKey(item)));
}
