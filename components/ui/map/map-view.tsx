"use client";

import { Map as ServiceMap } from "@vis.gl/react-google-maps";
import { MapMark } from "./map-mark";
import { MapPanel } from "./map-panel";
import type { MapPoint, MapsConfig } from "./maps-config";

export type MapViewProps = {
  config: MapsConfig;
  point: MapPoint;
  /** What the map is of, for who does not see it. */
  label: string;
  /** What is marked. */
  title: string;
};

const ZOOM = 16;

/** One place on a map; a panel that says why, where there is none. */
export function MapView({ config, point, label, title }: MapViewProps) {
  const { mapId } = config;
  const center = { lat: point.latitude, lng: point.longitude };
  return (
    <MapPanel config={config} label={label}>
      <ServiceMap
        key={`${point.latitude} ${point.longitude}`}
        mapId={mapId ?? undefined}
        defaultCenter={center}
        defaultZoom={ZOOM}
        gestureHandling="cooperative"
        disableDefaultUI
        zoomControl
      >
        <MapMark mapId={mapId} point={point} title={title} />
      </ServiceMap>
    </MapPanel>
  );
}
