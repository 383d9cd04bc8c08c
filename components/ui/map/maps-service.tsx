"use client";

import { APIProvider } from "@vis.gl/react-google-maps";
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import type { MapsConfig } from "./maps-config";
import {
  failMapsLibraries,
  loadMapsScript,
  MAPS_SETTINGS,
  type MapsStatus,
  mapsRetry,
  mapsStatus,
  onMapsStatus,
} from "./maps-script";

type Props = { config: MapsConfig; children: ReactNode };

/**
 * The one way to the maps service: whatever uses it (`Map`, `useMapsLibrary("places")`) stands below. There may be several
 * on a page; they share the script. It loads the script, so it comes lazily, where the service is configured.
 */
export function MapsService({ config, children }: Props) {
  // Before the provider's own effect, which looks for `importLibrary`.
  useLayoutEffect(() => loadMapsScript(config), [config]);
  return (
    <APIProvider apiKey={config.apiKey} {...MAPS_SETTINGS} disableUsageAttribution onError={failMapsLibraries}>
      {children}
    </APIProvider>
  );
}

/**
 * How far the script is. After FAILED, `retry` asks for it again; where it is null, and after AUTH_FAILURE, only loading the
 * page anew helps.
 */
export function useMapsStatus(): { status: MapsStatus; retry: (() => void) | null } {
  const status = useSyncExternalStore(onMapsStatus, mapsStatus, () => "NOT_LOADED" as const);
  const retry = useSyncExternalStore(onMapsStatus, mapsRetry, () => null);
  return { status, retry };
}
