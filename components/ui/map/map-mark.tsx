"use client";

import { AdvancedMarker, Marker } from "@vis.gl/react-google-maps";
import styles from "./map-view.module.css";
import type { MapPoint } from "./maps-config";

type Props = {
  /** Advanced markers require a map with an id. */
  mapId: string | null;
  point: MapPoint;
  title: string;
  /** The number of clustered locations, shown in a disc; undefined shows a pin. */
  count?: number;
  onPress?: () => void;
};

/** The disc under a number; its colors are the accent of the light theme, because the map is light. */
const DISC = { path: 0, fillColor: "#2a5bc0", fillOpacity: 1, strokeColor: "#ffffff", strokeWeight: 2 };

export function MapMark({ mapId, point: { latitude: lat, longitude: lng }, title, count, onPress }: Props) {
  const text = count === undefined ? null : String(count);
  const common = { position: { lat, lng }, title, clickable: onPress !== undefined, onClick: onPress };
  if (mapId === null) {
    if (text === null) return <Marker {...common} />;
    const label = { text, color: "#ffffff", fontSize: "12px" };
    return <Marker {...common} icon={{ ...DISC, scale: 12 + text.length * 2 }} label={label} />;
  }
  if (text === null) return <AdvancedMarker {...common} />;
  return (
    <AdvancedMarker {...common} anchorLeft="-50%" anchorTop="-50%">
      <span className={styles.disc}>{text}</span>
    </AdvancedMarker>
  );
}
