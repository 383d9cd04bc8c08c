"use client";

import { useMemo } from "react";
import type { AddressProvider } from "@/components/ui/address-provider";
import { createPlacesProvider } from "@/components/ui/places/places-provider";
import { usePublicConfig } from "@/lib/client/public-config";

/** Who suggests addresses here; null where no maps service is configured, or this document may not load it. */
export function useAddressProvider(): AddressProvider | null {
  const { maps, vendors } = usePublicConfig();
  const config = maps && vendors.includes("maps") ? maps : null;
  return useMemo(() => {
    if (!config) return null;
    return createPlacesProvider(async () => {
      const { loadPlacesLibrary } = await import("@/components/ui/places/places-library");
      return loadPlacesLibrary(config);
    });
  }, [config]);
}
