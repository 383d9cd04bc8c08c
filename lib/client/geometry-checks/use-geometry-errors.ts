"use client";
/** How many errors the geometry of a survey has, for who decides whether it can be marked reviewed. */
import { useCallback, useSyncExternalStore } from "react";
import type { GeometryErrors } from "./errors-of";
import { geometryNow, watchGeometry } from "./watch-geometry";

/**
 * Read anew when somebody comes back to the page, and when edits of it have been sent; lists that have not changed since come
 * without their records (ETag). Null asks nothing.
 */
export function useGeometryErrors(surveyKey: string | null): GeometryErrors {
  const subscribe = useCallback(
    (listener: () => void) => (surveyKey === null ? () => {} : watchGeometry(surveyKey, listener)),
    [surveyKey],
  );
  const now = () => (surveyKey === null ? null : geometryNow(surveyKey));
  return useSyncExternalStore(subscribe, now, () => (surveyKey === null ? null : "reading"));
}
