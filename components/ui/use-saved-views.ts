"use client";

import { useCallback, useState } from "react";
import type { ChoiceStore } from "./data-table/list-choices";
import { readViews, type SavedView, withoutView, withView, writeViews } from "./saved-views";

export type SavedViews = {
  views: readonly SavedView[];
  /** Keeps a query under a name; a view of that name gives way. */
  save: (view: SavedView) => void;
  remove: (name: string) => void;
};

const placeOf = (list: string) => `views of ${list}`;

/**
 * The views that are kept for one list, under its name. Without a store, as long as it is not known, nothing is kept.
 * Each change is made to what the store holds by then, so that another tab's views stay.
 */
export function useSavedViews(store: ChoiceStore | null, list: string): SavedViews {
  const [state, setState] = useState(() => loaded(store, list));
  if (state.store !== store || state.list !== list) setState(loaded(store, list));
  const change = useCallback(
    (changed: (views: readonly SavedView[]) => SavedView[]) => {
      const kept = store ? readViews(store.read(placeOf(list))) : null;
      setState((current) => ({ ...current, views: changed(kept ?? current.views) }));
      if (store && kept) store.write(placeOf(list), writeViews(changed(kept)));
    },
    [store, list],
  );
  return {
    views: state.views,
    save: useCallback((view) => change((views) => withView(views, view)), [change]),
    remove: useCallback((name) => change((views) => withoutView(views, name)), [change]),
  };
}

function loaded(store: ChoiceStore | null, list: string) {
  return { store, list, views: store ? readViews(store.read(placeOf(list))) : [] };
}
