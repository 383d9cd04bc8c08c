"use client";

import { useEffect, useRef } from "react";
import styles from "./map-view.module.css";
import type { MapPoint, MapsConfig } from "./maps-config";
import { MAPS_FAILURE_WORDS, useMaps } from "./use-maps";

export type MapViewProps = {
  config: MapsConfig;
  point: MapPoint;
  /** What is marked, for who does not see it. */
  label: string;
};

const ZOOM = 16;

/** One place on a map; a grey panel that says why, where there is none. */
export function MapView({ config, point, label }: MapViewProps) {
  const frame = useRef<HTMLElement>(null);
  const { maps, failure } = useMaps(config);
  const { latitude: lat, longitude: lng } = point;
  const { mapId } = config;
  useEffect(() => {
    if (!maps || !frame.current) return;
    const center = { lat, lng };
    const controls = { disableDefaultUI: true, zoomControl: true, gestureHandling: "cooperative" };
    const map = new maps.Map(frame.current, { ...controls, center, zoom: ZOOM, ...(mapId ? { mapId } : {}) });
    new maps.Marker({ map, position: center, title: label });
  }, [maps, mapId, lat, lng, label]);
  if (failure !== null) {
    return (
      <p role="status" className={styles.failed} data-print="none">
        {MAPS_FAILURE_WORDS[failure]}
      </p>
    );
  }
  return <section ref={frame} aria-label={label} className={styles.map} data-print="none" />;
}
