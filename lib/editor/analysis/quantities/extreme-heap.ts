/** A binary heap that returns the first of many items without a scan of all of them. */

export type ExtremeHeap<Item> = {
  add(item: Item): void;
  /** The first item that still exists, or null. */
  first(): Item | null;
};

/** Removed items are cleared once the heap stores twice the existing items plus this many. */
const SLACK = 32;

/**
 * Creates a heap of immutable items. Items for which `exists` is false are dropped once they reach the top; `count`
 * returns the number of existing items.
 */
export function createExtremeHeap<Item>(
  isBefore: (one: Item, other: Item) => boolean,
  exists: (item: Item) => boolean,
  count: () => number,
): ExtremeHeap<Item> {
  let items: Item[] = [];

  function rise(from: number): void {
    const item = items[from]!;
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(item, items[parent]!)) break;
      items[index] = items[parent]!;
      index = parent;
    }
    items[index] = item;
  }

  function sink(from: number): void {
    const item = items[from]!;
    let index = from;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && isBefore(items[child + 1]!, items[child]!)) child += 1;
      if (!isBefore(items[child]!, item)) break;
      items[index] = items[child]!;
      index = child;
    }
    items[index] = item;
  }

  function dropFirst(): void {
    const last = items.pop()!;
    if (items.length === 0) return;
    items[0] = last;
    sink(0);
  }

  function dropRemoved(): void {
    items = items.filter(exists);
    for (let index = (items.length >> 1) - 1; index >= 0; index -= 1) sink(index);
  }

  return {
    add(item) {
      if (items.length >= 2 * count() + SLACK) dropRemoved();
      items.push(item);
      rise(items.length - 1);
    },
    first() {
      while (items.length > 0 && !exists(items[0]!)) dropFirst();
      return items[0] ?? null;
    },
  };
}
