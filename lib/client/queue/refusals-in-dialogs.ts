"use client";
import { useEffect, useSyncExternalStore } from "react";
/** Refused edits that a dialog is asking about: counts of unsaved edits leave them out meanwhile. */
import { createListeners } from "../../notify-each";

const NONE: ReadonlySet<string> = new Set();
let reviewed = NONE;
const listeners = createListeners();

function set(changed: ReadonlySet<string>): void {
  reviewed = changed;
  listeners.notify();
}

/** While the caller is mounted, it asks about this refused edit. */
export function useRefusalInDialog(refusalId: string): void {
  useEffect(() => {
    set(new Set([...reviewed, refusalId]));
    return () => set(new Set([...reviewed].filter((id) => id !== refusalId)));
  }, [refusalId]);
}

/** The ids of the refused edits that a dialog is asking about. */
export function useRefusalsInDialogs(): ReadonlySet<string> {
  return useSyncExternalStore(
    listeners.subscribe,
    () => reviewed,
    () => NONE,
  );
}
