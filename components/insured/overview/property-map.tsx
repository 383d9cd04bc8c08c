"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { usePublicConfig } from "@/lib/client/public-config";
import { addressText } from "@/lib/domain/address-lines";
import type { Property } from "@/lib/domain/entities";
import { overviewWords } from "./words";

const mapView = lazyPart(() => import("@/components/ui/map/map-view").then(({ MapView }) => MapView));

/** The home on a map, where a maps service is configured and the place is known; else nothing, the address stands alone. */
export function PropertyMap({ property }: { property: Property }) {
  const { maps } = usePublicConfig();
  const { latitude, longitude } = property;
  const isShown = maps !== null && latitude != null && longitude != null;
  const MapView = useLazyPart(mapView, isShown);
  if (!isShown) return null;
  // As high as the map that comes.
  if (!MapView) return <Skeleton width="100%" height={124} />;
  return (
    <MapView config={maps} point={{ latitude, longitude }} label={overviewWords.mapOf(addressText(property.address))} />
  );
}
