"use client";
/** Refused edits that an open dialog shows. Counts of unsaved edits leave them out until the dialog closes. */
import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "../../notify-each";

const NONE: ReadonlySet<string> = new Set();
let shownIds = NONE;
const listeners = createListeners();

function setShownIds(ids: ReadonlySet<string>): void {
  shownIds = ids;
  listeners.notify();
}

/** Marks a refused edit as shown in a dialog while the caller is mounted. */
export function useRefusalInDialog(refusalId: string): void {
  useEffect(() => {
    setShownIds(new Set([...shownIds, refusalId]));
    return () => setShownIds(new Set([...shownIds].filter((id) => id !== refusalId)));
  }, [refusalId]);
}

/** Returns the ids of the refused edits that a dialog shows. */
export function useRefusalsInDialogs(): ReadonlySet<string> {
  return useSyncExternalStore(
    listeners.subscribe,
    () => shownIds,
    () => NONE,
  );
}
