"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { isMapsKeyRefused, loadMaps, type MapsApi, type MapsFailure, onMapsKeyRefused } from "./load-maps";
import type { MapsConfig } from "./maps-config";

/** The maps service once it is there, and why there is none. `MAPS_FAILURE_WORDS` has that in words. */
export function useMaps(config: MapsConfig): { maps: MapsApi | null; failure: MapsFailure | null } {
  const [maps, setMaps] = useState<MapsApi | null>(null);
  const [hasNoScript, setHasNoScript] = useState(false);
  const isKeyRefused = useSyncExternalStore(onMapsKeyRefused, isMapsKeyRefused, () => false);
  useEffect(() => {
    let isGone = false;
    loadMaps(config).then(
      (loaded) => {
        if (!isGone) setMaps(loaded);
      },
      () => {
        if (!isGone) setHasNoScript(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [config]);
  return { maps, failure: isKeyRefused ? "auth" : hasNoScript ? "script" : null };
}

export const MAPS_FAILURE_WORDS: Record<MapsFailure, string> = {
  auth: "Error: AuthFailure",
  script: "The map could not be loaded. The maps service’s script could not load.",
};
