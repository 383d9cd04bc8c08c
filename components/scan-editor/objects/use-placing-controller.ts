"use client";
import { useCallback, useSyncExternalStore } from "react";
import {
  NOTHING_PLACED,
  type PlacingController,
  type PlacingState,
} from "@/lib/editor/tools/placing/placing-controller";

const nothingPlaced = (): PlacingState => NOTHING_PLACED;

/** Returns why a click under the pointer would place nothing, or null. Renders only when the reason changes. */
export function useReasonNotToPlace(controller: PlacingController | null): string | null {
  const subscribe = useCallback(
    (listener: () => void) => controller?.subscribePreview(listener) ?? (() => {}),
    [controller],
  );
  const read = useCallback(() => controller?.preview()?.reason ?? null, [controller]);
  return useSyncExternalStore(subscribe, read, read);
}

export function usePlacingController(controller: PlacingController | null): PlacingState {
  const subscribe = useCallback((listener: () => void) => controller?.subscribe(listener) ?? (() => {}), [controller]);
  return useSyncExternalStore(subscribe, controller?.get ?? nothingPlaced, controller?.get ?? nothingPlaced);
}
