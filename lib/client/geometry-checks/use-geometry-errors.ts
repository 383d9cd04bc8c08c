"use client";
/** The number of geometry errors of a survey, to decide whether it can be marked reviewed. */
import { useCallback, useSyncExternalStore } from "react";
import type { GeometryErrors } from "./geometry-errors";
import { geometryNow, watchGeometry } from "./watch-geometry";

/**
 * Reads again on focus and after its edits have been sent; unchanged lists are not transferred (ETag). Null reads
 * nothing.
 */
export function useGeometryErrors(surveyKey: string | null): GeometryErrors {
  const subscribe = useCallback(
    (listener: () => void) => (surveyKey === null ? () => {} : watchGeometry(surveyKey, listener)),
    [surveyKey],
  );
  const now = () => (surveyKey === null ? null : geometryNow(surveyKey));
  return useSyncExternalStore(subscribe, now, () => (surveyKey === null ? null : "reading"));
}
