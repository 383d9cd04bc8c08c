"use client";

import { type MapEvent, Map as ServiceMap, useMap } from "@vis.gl/react-google-maps";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { clusterPoints, type MapMark as Mark } from "./cluster-points";
import { MapMark } from "./map-mark";
import { MapPanel } from "./map-panel";
import { type MapBounds, type MapsConfig, WORLD } from "./maps-config";

export type PointsMapProps = {
  config: MapsConfig;
  /** Keep the list, or its clusters are worked out anew. */
  marks: readonly Mark[];
  /** What is marked, for who does not see it. */
  label: string;
  /** What a mark that stands for several is called. */
  clusterLabel: (count: number) => string;
  onOpen: (key: string) => void;
};

/** What the map looks at. */
type View = { zoom: number; bounds: MapBounds };

type Fitted = { fitBounds: (bounds: MapBounds, padding: number) => void };

/** Pixels. */
const PADDING = 48;
const MAX_ZOOM = 20;
/** Degrees around what is looked at: a single home is not looked at through a microscope, the homes of one street may be. */
const STREETS = 0.005;
const DOORS = 0.0001;

/**
 * Many places on a map: what lies close together is one disc with a number, which opens up when it is pressed; a single
 * mark opens its record. Not a way for the keyboard: whoever shows it has the same as a table beside it.
 */
export function PointsMap(props: PointsMapProps) {
  const { config, marks, label } = props;
  const [view, setView] = useState<View | null>(null);
  const [firstMarks] = useState(marks);
  const look = useCallback(({ map }: Pick<MapEvent, "map">) => {
    const bounds = map.getBounds()?.toJSON();
    if (bounds) setView({ zoom: map.getZoom() ?? 0, bounds });
  }, []);
  return (
    <MapPanel config={config} label={label} isLarge>
      <ServiceMap
        mapId={config.mapId ?? undefined}
        defaultBounds={boundsOf(firstMarks, STREETS)}
        maxZoom={MAX_ZOOM}
        disableDefaultUI
        zoomControl
        onIdle={look}
      >
        <Marks {...props} view={view} onLook={look} firstMarks={firstMarks} />
      </ServiceMap>
    </MapPanel>
  );
}

type MarksProps = PointsMapProps & {
  view: View | null;
  onLook: (event: Pick<MapEvent, "map">) => void;
  firstMarks: readonly Mark[];
};

function Marks({ config: { mapId }, marks, clusterLabel, onOpen, view, onLook, firstMarks }: MarksProps) {
  const map = useMap();
  // It may have come to rest before anybody listened.
  useEffect(() => {
    if (map) onLook({ map });
  }, [map, onLook]);
  const shown = useRef(firstMarks);
  useEffect(() => {
    if (!map || shown.current === marks) return;
    shown.current = marks;
    lookAt(map, boundsOf(marks, STREETS));
  }, [map, marks]);
  const clusters = useMemo(() => (view ? clusterPoints(marks, view.zoom, view.bounds) : []), [marks, view]);
  return clusters.map((cluster) => {
    const [first] = cluster.marks;
    if (!first) return null;
    const count = cluster.marks.length;
    const common = { mapId, point: cluster };
    // A mark that becomes a disc is another one.
    if (count === 1) {
      return <MapMark key={first.key} {...common} title={first.label} onPress={() => onOpen(first.key)} />;
    }
    const open = () => map && lookAt(map, boundsOf(cluster.marks, DOORS));
    return (
      <MapMark key={`${first.key} ${count}`} {...common} title={clusterLabel(count)} count={count} onPress={open} />
    );
  });
}

function lookAt(map: Fitted, { padding, ...bounds }: MapBounds & { padding: number }): void {
  map.fitBounds(bounds, padding);
}

/** The smallest box around marks and `margin` degrees; the world without any. */
function boundsOf(marks: readonly Mark[], margin: number): MapBounds & { padding: number } {
  if (marks.length === 0) return { ...WORLD, padding: 0 };
  const of = (values: number[]) => [Math.min(...values) - margin, Math.max(...values) + margin] as const;
  const [south, north] = of(marks.map(({ latitude }) => latitude));
  const [west, east] = of(marks.map(({ longitude }) => longitude));
  return { north, south, east, west, padding: PADDING };
}
