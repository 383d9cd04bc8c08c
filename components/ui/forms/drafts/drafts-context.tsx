"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { createDraftSlot, type DraftSlot, type TextStore } from "./draft-slot";

const StoreContext = createContext<TextStore | null>(null);

/** Provides the draft store of the signed-in user to the forms below; null while the user is unknown. */
export function DraftsProvider({ store, children }: { store: TextStore | null; children: ReactNode }) {
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

/** Returns the storage of the draft with this name; null if nothing is stored. */
export function useDraftSlot(name: string | undefined): DraftSlot | null {
  const store = useContext(StoreContext);
  return useMemo(() => (store === null || name === undefined ? null : createDraftSlot(store, name)), [store, name]);
}
