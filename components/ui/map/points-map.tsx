"use client";

import { useEffect, useRef, useState } from "react";
import { clusterPoints, type MapCluster, type MapMark } from "./cluster-points";
import type { MapBounds, MapsApi, ServiceMap, ServiceMarker } from "./load-maps";
import styles from "./map-view.module.css";
import type { MapsConfig } from "./maps-config";
import { MAPS_FAILURE_WORDS, useMaps } from "./use-maps";

export type PointsMapProps = {
  config: MapsConfig;
  marks: readonly MapMark[];
  /** What is marked, for who does not see it. */
  label: string;
  /** What a mark that stands for several is called. */
  clusterLabel: (count: number) => string;
  onOpen: (key: string) => void;
};

const WORLD: MapBounds = { north: 72, south: -56, east: 179, west: -179 };
const PADDING = 48;
/** Degrees around what is looked at: a single home is not looked at through a microscope, the homes of one street may be. */
const STREETS = 0.005;
const DOORS = 0.0001;
/** Numbers stand in a disc; its colours are the accent of the light theme, as the map itself is light. */
const DISC = { path: 0, fillColor: "#2a5bc0", fillOpacity: 1, strokeColor: "#ffffff", strokeWeight: 2 };

/**
 * Many places on a map: what lies close together is one disc with a number, which opens up when it is pressed; a single
 * mark opens its record. Not a way for the keyboard: whoever shows it has the same as a list.
 */
export function PointsMap({ config, marks, label, clusterLabel, onOpen }: PointsMapProps) {
  const frame = useRef<HTMLElement>(null);
  const latest = useRef({ clusterLabel, onOpen });
  useEffect(() => {
    latest.current = { clusterLabel, onOpen };
  });
  const { maps, failure } = useMaps(config);
  const { mapId } = config;
  const [map, setMap] = useState<ServiceMap | null>(null);
  useEffect(() => {
    if (!maps || !frame.current) return;
    const controls = { disableDefaultUI: true, zoomControl: true, maxZoom: 20, ...(mapId ? { mapId } : {}) };
    setMap(new maps.Map(frame.current, controls));
  }, [maps, mapId]);
  useEffect(() => {
    if (!maps || !map) return;
    map.fitBounds(boundsOf(marks, STREETS) ?? WORLD, PADDING);
    let drawn: ServiceMarker[] = [];
    const draw = () => {
      for (const marker of drawn) marker.setMap(null);
      const shown = inSight(marks, map.getBounds()?.toJSON());
      const { clusterLabel: nameOf, onOpen: open } = latest.current;
      drawn = clusterPoints(shown, map.getZoom() ?? 0).map((cluster) => markerOf(maps, map, cluster, nameOf, open));
    };
    const idle = map.addListener("idle", draw);
    return () => {
      idle.remove();
      for (const marker of drawn) marker.setMap(null);
    };
  }, [maps, map, marks]);
  if (failure !== null) {
    return (
      <p role="status" className={styles.failed} data-is-large>
        {MAPS_FAILURE_WORDS[failure]}
      </p>
    );
  }
  return <section ref={frame} aria-label={label} className={styles.map} data-is-large />;
}

function markerOf(
  maps: MapsApi,
  map: ServiceMap,
  { latitude: lat, longitude: lng, marks }: MapCluster,
  clusterLabel: PointsMapProps["clusterLabel"],
  onOpen: PointsMapProps["onOpen"],
): ServiceMarker {
  const [first] = marks;
  const position = { lat, lng };
  if (marks.length === 1 && first) {
    const marker = new maps.Marker({ map, position, title: first.label });
    marker.addListener("click", () => onOpen(first.key));
    return marker;
  }
  const text = String(marks.length);
  const marker = new maps.Marker({
    map,
    position,
    title: clusterLabel(marks.length),
    icon: { ...DISC, scale: 12 + text.length * 2 },
    label: { text, color: "#ffffff", fontSize: "12px" },
  });
  marker.addListener("click", () => map.fitBounds(boundsOf(marks, DOORS) ?? WORLD, PADDING));
  return marker;
}

/** The smallest box around marks and `margin` degrees; null without any. */
function boundsOf(marks: readonly MapMark[], margin: number): MapBounds | null {
  if (marks.length === 0) return null;
  const of = (values: number[]) => [Math.min(...values) - margin, Math.max(...values) + margin] as const;
  const [south, north] = of(marks.map(({ latitude }) => latitude));
  const [west, east] = of(marks.map(({ longitude }) => longitude));
  return { north, south, east, west };
}

function inSight(marks: readonly MapMark[], bounds: MapBounds | undefined): readonly MapMark[] {
  if (!bounds) return marks;
  const { north, south, east, west } = bounds;
  const isBetween = (lng: number) => (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);
  return marks.filter(({ latitude, longitude }) => latitude <= north && latitude >= south && isBetween(longitude));
}
