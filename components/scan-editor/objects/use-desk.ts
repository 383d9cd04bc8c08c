"use client";
import { useCallback, useSyncExternalStore } from "react";
import { type DeskState, NOTHING_ON_DESK, type ObjectDesk } from "@/lib/editor/desk/object-desk";

const nothing = (): DeskState => NOTHING_ON_DESK;

/** What the desk shows now. */
export function useDesk(desk: ObjectDesk | null): DeskState {
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk]);
  return useSyncExternalStore(subscribe, desk?.get ?? nothing, desk?.get ?? nothing);
}
