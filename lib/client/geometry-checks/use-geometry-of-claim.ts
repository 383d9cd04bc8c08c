"use client";
/** How many errors the geometry of each of a claim's inspections has, for who tells of the whole claim. */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Project } from "../../domain/entities";
import { type GeometryErrors, isGeometryAsked } from "./errors-of";
import { geometryNow, watchGeometry } from "./watch-geometry";

/** By survey key: of those that are to be reviewed and have geometry to edit. Read as `useGeometryErrors` reads one. */
export function useGeometryOfClaim(project: Project | null): ReadonlyMap<string, GeometryErrors> {
  const asked = project?.surveys?.filter((survey) => isGeometryAsked(survey, project)) ?? [];
  // Keys hold no space.
  const keys = asked.map(({ key }) => key).join(" ");
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
  const now = () =>
    JSON.stringify(
      keys
        .split(" ")
        .filter(Boolean)
        .map((key) => [key, geometryNow(key)]),
    );
  const known = useSyncExternalStore(subscribe, now, () => "[]");
  return useMemo(() => new Map(JSON.parse(known) as [string, GeometryErrors][]), [known]);
}
