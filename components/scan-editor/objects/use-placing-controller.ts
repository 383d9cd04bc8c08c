"use client";
import { useCallback, useSyncExternalStore } from "react";
import {
  NOTHING_PLACED,
  type PlacingController,
  type PlacingState,
} from "@/lib/editor/tools/placing/placing-controller";

const nothing = (): PlacingState => NOTHING_PLACED;

/** Why a click where the pointer is would place nothing: told when it is another reason, not as the pointer moves. */
export function useReasonNotToPlace(desk: PlacingController | null): string | null {
  const subscribe = useCallback((listener: () => void) => desk?.subscribePreview(listener) ?? (() => {}), [desk]);
  const read = useCallback(() => desk?.preview()?.reason ?? null, [desk]);
  return useSyncExternalStore(subscribe, read, read);
}

/** What the desk shows now. */
export function usePlacingController(desk: PlacingController | null): PlacingState {
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk]);
  return useSyncExternalStore(subscribe, desk?.get ?? nothing, desk?.get ?? nothing);
}
