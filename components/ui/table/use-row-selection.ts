"use client";

import { useCallback, useMemo, useState } from "react";
import { isAllChosen, NOTHING_CHOSEN, reconciled, type Selection, toggled, withAll } from "./selection-rules";

export type RowSelection<Item> = {
  chosen: ReadonlyMap<string, Item>;
  isAllLoaded: boolean;
  toggle: (rowKey: string, isRange: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

export type RowSelectionOptions<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** What is listed: tab, search and filters. Another list starts with nothing chosen. */
  listKey: string;
  /** Order and list together, as the table has it. */
  viewKey: string;
  /** While rows are on their way nothing counts as gone. */
  isLoading: boolean;
  /** The list has no more rows than these. */
  isComplete: boolean;
  /** Chosen from the start. */
  initialItems?: readonly Item[];
};

type State<Item> = { selection: Selection<Item>; listKey: string; viewKey: string; items: readonly Item[] };

/** Which rows are chosen: kept while the list is sorted and grows, and without those that vanish from it. */
export function useRowSelection<Item>(options: RowSelectionOptions<Item>): RowSelection<Item> {
  const { items, itemKey, listKey, viewKey, isLoading, isComplete } = options;
  const [state, setState] = useState<State<Item>>(() => ({
    selection: options.initialItems
      ? withAll(NOTHING_CHOSEN, { items: options.initialItems, itemKey })
      : NOTHING_CHOSEN,
    listKey,
    viewKey,
    items,
  }));
  if (state.listKey !== listKey) setState({ selection: NOTHING_CHOSEN, listKey, viewKey, items });
  else if (!isLoading && (state.items !== items || state.viewKey !== viewKey)) {
    const before = state.viewKey === viewKey ? state.items : [];
    setState({
      selection: reconciled(state.selection, { items, itemKey, isComplete }, before),
      listKey,
      viewKey,
      items,
    });
  }
  const { selection } = state;

  const change = useCallback((changed: (state: State<Item>) => Selection<Item>) => {
    setState((current) => ({ ...current, selection: changed(current) }));
  }, []);
  const toggle = useCallback(
    (rowKey: string, isRange: boolean) =>
      change((current) => toggled(current.selection, { items: current.items, itemKey }, rowKey, isRange)),
    [change, itemKey],
  );
  const selectAll = useCallback(
    () => change((current) => withAll(current.selection, { items: current.items, itemKey })),
    [change, itemKey],
  );
  const clear = useCallback(() => change(() => NOTHING_CHOSEN), [change]);
  const isAllLoaded = useMemo(
    () => isAllChosen(selection, { items: state.items, itemKey }),
    [selection, state.items, itemKey],
  );
  return { chosen: selection.chosen, isAllLoaded, toggle, selectAll, clear };
}
