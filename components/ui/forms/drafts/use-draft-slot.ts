"use client";

import { useContext, useMemo } from "react";
import { createDraftSlot, type DraftSlot } from "./draft-slot";
import { DraftsContext } from "./drafts-context";

/** Returns the storage of the draft with this name; null if nothing is stored. */
export function useDraftSlot(name: string | undefined): DraftSlot | null {
  const store = useContext(DraftsContext);
  return useMemo(() => (store === null || name === undefined ? null : createDraftSlot(store, name)), [store, name]);
}
