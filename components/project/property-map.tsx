"use client";

import { Skeleton } from "@/components/ui/feedback/skeleton";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { useMapsConfig } from "@/lib/client/use-maps-config";
import { addressText } from "@/lib/domain/address-lines";
import { placeOf } from "@/lib/domain/distance";
import type { Property } from "@/lib/domain/entities";
import { overviewCopy as copy } from "./parts/copy";
import styles from "./property-map.module.css";

const mapView = lazyPart(() => import("@/components/ui/map/map-view").then(({ MapView }) => MapView), {
  isOnDemand: true,
});

/** The property on a map; nothing without a maps service or coordinates. */
export function PropertyMap({ property }: { property: Property }) {
  const maps = useMapsConfig();
  const place = maps && placeOf(property);
  const MapView = useLazyPart(mapView, place !== null);
  if (!place) return null;
  const address = addressText(property.address);
  return (
    <div className={styles.frame}>
      {MapView ? (
        <MapView config={maps} point={place} label={copy.mapOf(address)} title={address} />
      ) : (
        // As high as the map, so that nothing moves when it loads.
        <Skeleton width="100%" height={124} />
      )}
      <details className={styles.details} data-print="none">
        <summary>{copy.mapTable}</summary>
        <table className={styles.table} aria-label={copy.mapOf(address)}>
          <thead>
            <tr>
              {copy.mapColumns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{address}</th>
              <td>{place.latitude.toFixed(5)}</td>
              <td>{place.longitude.toFixed(5)}</td>
            </tr>
          </tbody>
        </table>
      </details>
    </div>
  );
}
