"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isMapsKeyRefused, loadMaps, type MapsFailure, onMapsKeyRefused } from "./load-maps";
import styles from "./map-view.module.css";
import type { MapPoint, MapsConfig } from "./maps-config";

export type MapViewProps = {
  config: MapsConfig;
  point: MapPoint;
  /** What is marked, for who does not see it. */
  label: string;
};

const WORDS: Record<MapsFailure, string> = {
  auth: "Error: AuthFailure",
  script: "The map could not be loaded. The maps service’s script could not load.",
};
const ZOOM = 16;

/** One place on a map; a grey panel that says why, where there is none. */
export function MapView({ config, point, label }: MapViewProps) {
  const frame = useRef<HTMLElement>(null);
  const [hasNoScript, setHasNoScript] = useState(false);
  const isKeyRefused = useSyncExternalStore(onMapsKeyRefused, isMapsKeyRefused, () => false);
  const { latitude: lat, longitude: lng } = point;
  const { mapId } = config;
  useEffect(() => {
    let isGone = false;
    loadMaps(config).then(
      (maps) => {
        if (isGone || !frame.current) return;
        const center = { lat, lng };
        const controls = { disableDefaultUI: true, zoomControl: true, gestureHandling: "cooperative" };
        const map = new maps.Map(frame.current, { ...controls, center, zoom: ZOOM, ...(mapId ? { mapId } : {}) });
        new maps.Marker({ map, position: center, title: label });
      },
      () => {
        if (!isGone) setHasNoScript(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [config, mapId, lat, lng, label]);
  const failure = isKeyRefused ? "auth" : hasNoScript ? "script" : null;
  if (failure !== null) {
    return (
      <p role="status" className={styles.failed} data-print="none">
        {WORDS[failure]}
      </p>
    );
  }
  return <section ref={frame} aria-label={label} className={styles.map} data-print="none" />;
}
