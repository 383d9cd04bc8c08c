"use client";

import { Map as ServiceMap } from "@vis.gl/react-google-maps";
import { MapMark } from "./map-mark";
import { MapPanel } from "./map-panel";
import { type MapPoint, type MapsConfig, WORLD } from "./maps-config";

export type MapViewProps = {
  config: MapsConfig;
  /** The marked center; null for none. */
  point: MapPoint | null;
  /** The service's zoom level; null for none. Without a center or a zoom the map shows the world. */
  zoom?: number | null;
  /** Describes the map for screen readers. */
  label: string;
  /** The name of the mark. */
  title: string;
};

/** The zoom level that shows a property with its neighbors. */
const ZOOM = 16;

/** A map of one point, or a panel that explains why there is no map. */
export function MapView({ config, point, zoom = ZOOM, label, title }: MapViewProps) {
  const { mapId } = config;
  // The service has no default center or zoom; the specification asks for the world.
  const camera =
    point && zoom !== null
      ? { defaultCenter: { lat: point.latitude, lng: point.longitude }, defaultZoom: zoom }
      : { defaultBounds: { ...WORLD, padding: 0 } };
  return (
    <MapPanel config={config} label={label}>
      <ServiceMap
        key={JSON.stringify(camera)}
        mapId={mapId ?? undefined}
        {...camera}
        gestureHandling="cooperative"
        disableDefaultUI
        zoomControl
      >
        {point ? <MapMark mapId={mapId} point={point} title={title} /> : null}
      </ServiceMap>
    </MapPanel>
  );
}
