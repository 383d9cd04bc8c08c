"use client";
/**
 * The save state of the survey, for the components that show it: an edit passes through several states, and the editor
 * does not render for each.
 */
import { useCallback, useSyncExternalStore } from "react";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import type { SaveState, SaveStateSource } from "@/lib/client/scan-editor/save-state";

export const useSaveState = ({ subscribe, get }: SaveStateSource): SaveState =>
  useSyncExternalStore(subscribe, get, get);

/** The elements that another user has changed under an edit. */
export function useConflicts({ subscribe, get }: SaveStateSource): readonly ElementConflict[] {
  const read = useCallback(() => get().conflicts, [get]);
  return useSyncExternalStore(subscribe, read, read);
}
