"use client";

import type { MapsConfig } from "../domain/public-config";
import { usePublicConfig } from "./public-config";

/** Returns the maps service of this page; null if none is configured, or this document may not load it. */
export function useMapsConfig(): MapsConfig | null {
  const { maps, vendors } = usePublicConfig();
  return maps && vendors.includes("maps") ? maps : null;
}
