/** The first of many items by an order, without a scan of all of them. */

export type ExtremeHeap<Item> = {
  add(item: Item): void;
  /** The first item that still exists, or null. */
  first(): Item | null;
};

/** Up to twice the existing items plus this many are stored before removed ones are cleared. */
const SLACK = 32;

/**
 * A heap of immutable items. Items for which `exists` is false are dropped once they reach the top; `count` returns the
 * number of existing items.
 */
export function createExtremeHeap<Item>(
  isBefore: (one: Item, other: Item) => boolean,
  exists: (item: Item) => boolean,
  count: () => number,
): ExtremeHeap<Item> {
  let items: Item[] = [];

  function rise(from: number): void {
    const item = items[from]!;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(item, items[above]!)) break;
      items[at] = items[above]!;
      at = above;
    }
    items[at] = item;
  }

  function sink(from: number): void {
    const item = items[from]!;
    let at = from;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && isBefore(items[below + 1]!, items[below]!)) below += 1;
      if (!isBefore(items[below]!, item)) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = item;
  }

  function dropFirst(): void {
    const last = items.pop()!;
    if (items.length === 0) return;
    items[0] = last;
    sink(0);
  }

  function dropRemoved(): void {
    items = items.filter(exists);
    for (let at = (items.length >> 1) - 1; at >= 0; at -= 1) sink(at);
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
