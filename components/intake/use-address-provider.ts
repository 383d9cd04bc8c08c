"use client";

import { useMemo } from "react";
import type { AddressProvider } from "@/components/ui/address/address-provider";
import { createPlacesProvider } from "@/components/ui/address/places-provider";
import { useMapsConfig } from "@/lib/client/use-maps-config";
import { loadNeeded } from "@/lib/load-part";

/** Returns the address suggestion service; null without a maps service. */
export function useAddressProvider(): AddressProvider | null {
  const config = useMapsConfig();
  return useMemo(() => {
    if (!config) return null;
    return createPlacesProvider(async () => {
      const { loadPlacesLibrary } = await loadNeeded(import("@/components/ui/address/places-library"));
      return loadPlacesLibrary(config);
    });
  }, [config]);
}
