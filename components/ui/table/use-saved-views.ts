"use client";

import { useCallback, useEffect, useState } from "react";
import { notifyEach } from "@/lib/notify-each";
import type { ChoiceStore } from "./list-choices";
import { addView, readViews, removeView, type SavedView, writeViews } from "./saved-views";

export type SavedViews = {
  views: readonly SavedView[];
  /** Saves a query under a name, replacing a view of that name. */
  save: (view: SavedView) => void;
  remove: (name: string) => void;
};

type Subscriber = { list: string; reload: () => void };

/** All components that show views; a change by one reloads the others. */
const subscribers = new Set<Subscriber>();
const toStoreName = (list: string) => `views of ${list}`;

/**
 * Returns the views saved for one list. Nothing is saved while the store is null. Each change applies to the current
 * content of the store, so that another tab's views survive, and shows at once everywhere, in other tabs too.
 */
export function useSavedViews(store: ChoiceStore | null, list: string): SavedViews {
  const [state, setState] = useState(() => loadState(store, list));
  if (state.store !== store || state.list !== list) setState(loadState(store, list));
  const [subscriber] = useState<Subscriber>(() => ({ list, reload: () => {} }));
  useEffect(() => {
    subscriber.list = list;
    subscriber.reload = () => setState(loadState(store, list));
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.endsWith(toStoreName(list))) subscriber.reload();
    };
    subscribers.add(subscriber);
    window.addEventListener("storage", onStorage);
    return () => {
      subscribers.delete(subscriber);
      window.removeEventListener("storage", onStorage);
    };
  }, [subscriber, store, list]);
  const change = useCallback(
    (update: (views: readonly SavedView[]) => SavedView[]) => {
      const stored = store ? readViews(store.read(toStoreName(list))) : null;
      setState((current) => ({ ...current, views: update(stored ?? current.views) }));
      if (store && stored) store.write(toStoreName(list), writeViews(update(stored)));
      const others = [...subscribers].filter((other) => other !== subscriber && other.list === list);
      notifyEach(others.map(({ reload }) => reload));
    },
    [subscriber, store, list],
  );
  return {
    views: state.views,
    save: useCallback((view) => change((views) => addView(views, view)), [change]),
    remove: useCallback((name) => change((views) => removeView(views, name)), [change]),
  };
}

function loadState(store: ChoiceStore | null, list: string) {
  return { store, list, views: store ? readViews(store.read(toStoreName(list))) : [] };
}
