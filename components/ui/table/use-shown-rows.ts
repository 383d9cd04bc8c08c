"use client";

import { useState } from "react";

/** The rows to draw: while another order or search is on its way, the ones before it stay, marked as stale. */
export function useShownRows<Item>(
  items: readonly Item[],
  isLoading: boolean,
): { rows: readonly Item[]; isStale: boolean } {
  const isPending = isLoading && items.length === 0;
  const [kept, setKept] = useState(items);
  if (!isPending && kept !== items) setKept(items);
  return { rows: isPending ? kept : items, isStale: isPending && kept.length > 0 };
}
