/** Who is first of many that come and go, without asking them all. */

export type ExtremeHeap<Item> = {
  add(item: Item): void;
  /** Of those that are still there; null where none is. */
  first(): Item | null;
};

/** Room for so many that are gone before they are cleared away, beside as many as there are. */
const SLACK = 32;

/** Items do not change. `isThere`: those that have gone are dropped when they come first; `count`: how many there are, at most. */
export function createExtremeHeap<Item>(
  isBefore: (one: Item, other: Item) => boolean,
  isThere: (item: Item) => boolean,
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

  function clearAway(): void {
    items = items.filter(isThere);
    for (let at = (items.length >> 1) - 1; at >= 0; at -= 1) sink(at);
  }

  return {
    add(item) {
      if (items.length >= 2 * count() + SLACK) clearAway();
      items.push(item);
      rise(items.length - 1);
    },
    first() {
      while (items.length > 0 && !isThere(items[0]!)) dropFirst();
      return items[0] ?? null;
    },
  };
}
