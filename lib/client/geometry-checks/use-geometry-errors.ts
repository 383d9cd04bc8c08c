"use client";
/** The number of geometry errors of a survey, to decide whether it can be marked reviewed. */
import { useCallback, useSyncExternalStore } from "react";
import type { GeometryErrors } from "./geometry-errors";
import { geometryNow, watchGeometry } from "./watch-geometry";

/**
 * Reads again on focus and after the survey's edits have been sent; unchanged lists are not transferred (ETag). Reads
 * nothing while `surveyKey` is null.
 */
export function useGeometryErrors(surveyKey: string | null): GeometryErrors {
  const subscribe = useCallback(
    (listener: () => void) => (surveyKey === null ? () => {} : watchGeometry(surveyKey, listener)),
    [surveyKey],
  );
  const readSnapshot = () => (surveyKey === null ? null : geometryNow(surveyKey));
  return useSyncExternalStore(subscribe, readSnapshot, () => (surveyKey === null ? null : "reading"));
}
