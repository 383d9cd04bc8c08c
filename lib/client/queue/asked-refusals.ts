"use client";
import { useEffect, useSyncExternalStore } from "react";
/** Refused edits that somebody is being asked about right now: whoever counts what is not saved leaves them out so long. */
import { notifyEach } from "../../notify-each";

const NONE: ReadonlySet<string> = new Set();
let asked = NONE;
const listeners = new Set<() => void>();

function set(changed: ReadonlySet<string>): void {
  asked = changed;
  notifyEach(listeners);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While the caller is shown, it asks about this refused edit. */
export function useAskingAbout(refusalId: string): void {
  useEffect(() => {
    set(new Set([...asked, refusalId]));
    return () => set(new Set([...asked].filter((id) => id !== refusalId)));
  }, [refusalId]);
}

/** The ids of the refused edits that somebody is asked about. */
export function useAskedRefusals(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => NONE,
  );
}
