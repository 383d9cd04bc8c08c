"use client";
/**
 * Hooks for the components that show the save state of the survey: the state changes several times during an edit, and
 * the rest of the editor does not render each time.
 */
import { useCallback, useSyncExternalStore } from "react";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import type { SaveState, SaveStateSource } from "@/lib/client/scan-editor/save-state";

export const useSaveState = ({ subscribe, get }: SaveStateSource): SaveState =>
  useSyncExternalStore(subscribe, get, get);

/** Returns the elements with a refused edit that conflicts with a newer version. */
export function useConflicts({ subscribe, get }: SaveStateSource): readonly ElementConflict[] {
  const read = useCallback(() => get().conflicts, [get]);
  return useSyncExternalStore(subscribe, read, read);
}
