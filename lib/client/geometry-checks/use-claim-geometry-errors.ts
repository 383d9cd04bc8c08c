"use client";
/** The geometry errors of each survey of a claim. */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Project } from "../../domain/entities";
import { type GeometryErrors, isGeometryChecked } from "./geometry-errors";
import { geometryNow, watchGeometry } from "./watch-geometry";

/** Returns errors by key of the surveys to review that have geometry to edit. See `useGeometryErrors`. */
export function useClaimGeometryErrors(project: Project | null): ReadonlyMap<string, GeometryErrors> {
  const surveys = project?.surveys?.filter((survey) => isGeometryChecked(survey, project)) ?? [];
  // Keys contain no spaces.
  const keys = surveys.map(({ key }) => key).join(" ");
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keys
        .split(" ")
        .filter(Boolean)
        .map((key) => watchGeometry(key, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [keys],
  );
  const readSnapshot = () =>
    JSON.stringify(
      keys
        .split(" ")
        .filter(Boolean)
        .map((key) => [key, geometryNow(key)]),
    );
  const snapshot = useSyncExternalStore(subscribe, readSnapshot, () => "[]");
  return useMemo(() => new Map(JSON.parse(snapshot) as [string, GeometryErrors][]), [snapshot]);
}
