"use client";
import { useCallback, useSyncExternalStore } from "react";
import { type DeskState, NOTHING_ON_DESK, type ObjectDesk } from "@/lib/editor/tools/placing/object-desk";

const nothing = (): DeskState => NOTHING_ON_DESK;

/** Why a click where the pointer is would place nothing: told when it is another reason, not as the pointer moves. */
export function useReasonNotToPlace(desk: ObjectDesk | null): string | null {
  const subscribe = useCallback((listener: () => void) => desk?.subscribePreview(listener) ?? (() => {}), [desk]);
  const read = useCallback(() => desk?.preview()?.reason ?? null, [desk]);
  return useSyncExternalStore(subscribe, read, read);
}

/** What the desk shows now. */
export function useDesk(desk: ObjectDesk | null): DeskState {
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk]);
  return useSyncExternalStore(subscribe, desk?.get ?? nothing, desk?.get ?? nothing);
}
