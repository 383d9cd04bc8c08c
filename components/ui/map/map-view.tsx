"use client";

import { Map as ServiceMap } from "@vis.gl/react-google-maps";
import { MapMark } from "./map-mark";
import { MapPanel } from "./map-panel";
import { type MapPoint, type MapsConfig, WORLD } from "./maps-config";

export type MapViewProps = {
  config: MapsConfig;
  /** The centre, where something is marked; null for none. */
  point: MapPoint | null;
  /** As the service counts it; null for none. Without a centre or a zoom the map shows the world. */
  zoom?: number | null;
  /** What the map is of, for who does not see it. */
  label: string;
  /** What is marked. */
  title: string;
};

/** A house among its neighbours. */
const ZOOM = 16;

/** One place on a map; a panel that says why, where there is none. */
export function MapView({ config, point, zoom = ZOOM, label, title }: MapViewProps) {
  const { mapId } = config;
  // The service's own camera would have neither; `WORLD` is what the specification shows then.
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
