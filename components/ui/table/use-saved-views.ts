"use client";

import { useCallback, useEffect, useState } from "react";
import type { ChoiceStore } from "./list-choices";
import { readViews, type SavedView, withoutView, withView, writeViews } from "./saved-views";

export type SavedViews = {
  views: readonly SavedView[];
  /** Keeps a query under a name; a view of that name gives way. */
  save: (view: SavedView) => void;
  remove: (name: string) => void;
};

type Hearer = { list: string; hear: () => void };

/** All who show views on this page: what one of them changes the others read again. */
const hearers = new Set<Hearer>();
const placeOf = (list: string) => `views of ${list}`;

/**
 * The views that are kept for one list, under its name. Without a store, as long as it is not known, nothing is kept.
 * Each change is made to what the store holds by then, so that another tab's views stay, and is seen at once wherever
 * else the same views are shown, in other tabs too.
 */
export function useSavedViews(store: ChoiceStore | null, list: string): SavedViews {
  const [state, setState] = useState(() => loaded(store, list));
  if (state.store !== store || state.list !== list) setState(loaded(store, list));
  const [self] = useState<Hearer>(() => ({ list, hear: () => {} }));
  useEffect(() => {
    self.list = list;
    self.hear = () => setState(loaded(store, list));
    const ofOtherTab = ({ key }: StorageEvent) => {
      if (key === null || key.endsWith(placeOf(list))) self.hear();
    };
    hearers.add(self);
    window.addEventListener("storage", ofOtherTab);
    return () => {
      hearers.delete(self);
      window.removeEventListener("storage", ofOtherTab);
    };
  }, [self, store, list]);
  const change = useCallback(
    (changed: (views: readonly SavedView[]) => SavedView[]) => {
      const kept = store ? readViews(store.read(placeOf(list))) : null;
      setState((current) => ({ ...current, views: changed(kept ?? current.views) }));
      if (store && kept) store.write(placeOf(list), writeViews(changed(kept)));
      for (const other of [...hearers]) if (other !== self && other.list === list) other.hear();
    },
    [self, store, list],
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
