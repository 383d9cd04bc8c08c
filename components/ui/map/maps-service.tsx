"use client";

import { APIProvider } from "@vis.gl/react-google-maps";
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import type { MapsConfig } from "./maps-config";
import {
  failMapsLibraries,
  getMapsRetry,
  getMapsStatus,
  loadMapsScript,
  MAPS_SETTINGS,
  type MapsStatus,
  onMapsStatus,
} from "./maps-script";

type Props = { config: MapsConfig; children: ReactNode };

/**
 * The app's only provider of the maps service for `Map` and `useMapsLibrary("places")`. Several instances on a page
 * share one script. Import it lazily and only if the service is configured, because it loads the script.
 */
export function MapsService({ config, children }: Props) {
  // Runs before the provider's own effect, which looks for `importLibrary`.
  useLayoutEffect(() => loadMapsScript(config), [config]);
  return (
    <APIProvider apiKey={config.apiKey} {...MAPS_SETTINGS} disableUsageAttribution onError={failMapsLibraries}>
      {children}
    </APIProvider>
  );
}

/**
 * Returns the status of the script. After FAILED, `retry` loads it again; if `retry` is null, and after AUTH_FAILURE,
 * only reloading the page helps.
 */
export function useMapsStatus(): { status: MapsStatus; retry: (() => void) | null } {
  const status = useSyncExternalStore(onMapsStatus, getMapsStatus, () => "NOT_LOADED" as const);
  const retry = useSyncExternalStore(onMapsStatus, getMapsRetry, () => null);
  return { status, retry };
}
