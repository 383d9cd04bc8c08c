"use client";

import { useCallback, useMemo, useState } from "react";
import {
  isAllChosen,
  NOTHING_CHOSEN,
  reconcileSelection,
  type Selection,
  selectAllRows,
  toggleRow,
} from "./selection-rules";

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
  /** Identifies the list by tab, search and filters. Another list starts with an empty selection. */
  listKey: string;
  /** Identifies list and order together; the same as for the table. */
  viewKey: string;
  /** While rows are loading, no row counts as removed. */
  isLoading: boolean;
  /** All rows of the list are loaded. */
  isComplete: boolean;
  /** The rows that are selected at first. */
  initialItems?: readonly Item[];
};

type State<Item> = { selection: Selection<Item>; listKey: string; viewKey: string; items: readonly Item[] };

/** Returns the selected rows. Sorting and loading more keep the selection; a row that leaves the list is deselected. */
export function useRowSelection<Item>(options: RowSelectionOptions<Item>): RowSelection<Item> {
  const { items, itemKey, listKey, viewKey, isLoading, isComplete } = options;
  const [state, setState] = useState<State<Item>>(() => ({
    selection: options.initialItems
      ? selectAllRows(NOTHING_CHOSEN, { items: options.initialItems, itemKey })
      : NOTHING_CHOSEN,
    listKey,
    viewKey,
    items,
  }));
  if (state.listKey !== listKey) setState({ selection: NOTHING_CHOSEN, listKey, viewKey, items });
  else if (!isLoading && (state.items !== items || state.viewKey !== viewKey)) {
    const previousItems = state.viewKey === viewKey ? state.items : [];
    setState({
      selection: reconcileSelection(state.selection, { items, itemKey, isComplete }, previousItems),
      listKey,
      viewKey,
      items,
    });
  }
  const { selection } = state;

  const change = useCallback((update: (state: State<Item>) => Selection<Item>) => {
    setState((current) => ({ ...current, selection: update(current) }));
  }, []);
  const toggle = useCallback(
    (rowKey: string, isRange: boolean) =>
      change((current) => toggleRow(current.selection, { items: current.items, itemKey }, rowKey, isRange)),
    [change, itemKey],
  );
  const selectAll = useCallback(
    () => change((current) => selectAllRows(current.selection, { items: current.items, itemKey })),
    [change, itemKey],
  );
  const clear = useCallback(() => change(() => NOTHING_CHOSEN), [change]);
  const isAllLoaded = useMemo(
    () => isAllChosen(selection, { items: state.items, itemKey }),
    [selection, state.items, itemKey],
  );
  return { chosen: selection.chosen, isAllLoaded, toggle, selectAll, clear };
}
