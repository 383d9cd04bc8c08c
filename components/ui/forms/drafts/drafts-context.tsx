"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type DraftSlot, draftSlot, type TextStore } from "./draft-slot";

const Store = createContext<TextStore | null>(null);

/** Where the forms below keep their drafts: a store of whoever is signed in; null as long as that is not known. */
export function DraftsProvider({ store, children }: { store: TextStore | null; children: ReactNode }) {
  return <Store.Provider value={store}>{children}</Store.Provider>;
}

/** The place of the draft of this name; null where nothing is kept. */
export function useDraftSlot(name: string | undefined): DraftSlot | null {
  const store = useContext(Store);
  return useMemo(() => (store === null || name === undefined ? null : draftSlot(store, name)), [store, name]);
}
