"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { usePublicConfig } from "@/lib/client/public-config";
import { addressText } from "@/lib/domain/address-lines";
import type { Property } from "@/lib/domain/entities";
import { overviewWords } from "./words";

const mapView = lazyPart(() => import("@/components/ui/map/map-view").then(({ MapView }) => MapView));

/** The home on a map, where a maps service is configured and the place is known; else nothing, the address stands alone. */
export function PropertyMap({ property }: { property: Property }) {
  const { maps } = usePublicConfig();
  const { latitude, longitude } = property;
  const isShown = Boolean(maps) && latitude != null && longitude != null;
  const MapView = useLazyPart(mapView, isShown);
  if (!maps || !MapView || latitude == null || longitude == null) return null;
  return (
    <MapView config={maps} point={{ latitude, longitude }} label={overviewWords.mapOf(addressText(property.address))} />
  );
}
