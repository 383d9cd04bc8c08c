"use client";

import { type MapEvent, Map as ServiceMap, useMap } from "@vis.gl/react-google-maps";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { clusterPoints, type MapMark as Mark } from "./cluster-points";
import { MapMark } from "./map-mark";
import { MapPanel } from "./map-panel";
import { type MapBounds, type MapsConfig, WORLD } from "./maps-config";

export type PointsMapProps = {
  config: MapsConfig;
  /** Keep the same list between renders, or the clusters are computed again. */
  marks: readonly Mark[];
  /** Describes the map for screen readers. */
  label: string;
  /** The name of a mark for several places. */
  clusterLabel: (count: number) => string;
  onOpen: (key: string) => void;
};

/** The visible area. */
type View = { zoom: number; bounds: MapBounds };

type FittableMap = { fitBounds: (bounds: MapBounds, padding: number) => void };

/** Pixels. */
const PADDING = 48;
const MAX_ZOOM = 20;
/** Margins in degrees: a single home is shown with its streets, a cluster may be shown more closely. */
const LIST_MARGIN = 0.005;
const CLUSTER_MARGIN = 0.0001;

/**
 * Many marks on a map: nearby marks form a numbered disc, and a press on the disc zooms in; a press on a single mark
 * opens its record. The map is not accessible by keyboard, so show the same records in a table next to it.
 */
export function PointsMap(props: PointsMapProps) {
  const { config, marks, label } = props;
  const [view, setView] = useState<View | null>(null);
  const [firstMarks] = useState(marks);
  const readView = useCallback(({ map }: Pick<MapEvent, "map">) => {
    const bounds = map.getBounds()?.toJSON();
    if (bounds) setView({ zoom: map.getZoom() ?? 0, bounds });
  }, []);
  return (
    <MapPanel config={config} label={label} isLarge>
      <ServiceMap
        mapId={config.mapId ?? undefined}
        defaultBounds={computeBounds(firstMarks, LIST_MARGIN)}
        maxZoom={MAX_ZOOM}
        disableDefaultUI
        zoomControl
        onIdle={readView}
      >
        <Marks {...props} view={view} onIdle={readView} firstMarks={firstMarks} />
      </ServiceMap>
    </MapPanel>
  );
}

type MarksProps = PointsMapProps & {
  view: View | null;
  onIdle: (event: Pick<MapEvent, "map">) => void;
  firstMarks: readonly Mark[];
};

function Marks({ config: { mapId }, marks, clusterLabel, onOpen, view, onIdle, firstMarks }: MarksProps) {
  const map = useMap();
  // The map may have become idle before the listener was added.
  useEffect(() => {
    if (map) onIdle({ map });
  }, [map, onIdle]);
  const shown = useRef(firstMarks);
  useEffect(() => {
    if (!map || shown.current === marks) return;
    shown.current = marks;
    fitMap(map, computeBounds(marks, LIST_MARGIN));
  }, [map, marks]);
  const clusters = useMemo(() => (view ? clusterPoints(marks, view.zoom, view.bounds) : []), [marks, view]);
  return clusters.map((cluster) => {
    const [first] = cluster.marks;
    if (!first) return null;
    const count = cluster.marks.length;
    const common = { mapId, point: cluster };
    // A mark that becomes a disc gets another key, so that it is a new element.
    if (count === 1) {
      return <MapMark key={first.key} {...common} title={first.label} onPress={() => onOpen(first.key)} />;
    }
    const open = () => map && fitMap(map, computeBounds(cluster.marks, CLUSTER_MARGIN));
    return (
      <MapMark key={`${first.key} ${count}`} {...common} title={clusterLabel(count)} count={count} onPress={open} />
    );
  });
}

function fitMap(map: FittableMap, { padding, ...bounds }: MapBounds & { padding: number }): void {
  map.fitBounds(bounds, padding);
}

/** Returns the smallest box around the marks with a margin in degrees; the world without marks. */
function computeBounds(marks: readonly Mark[], margin: number): MapBounds & { padding: number } {
  if (marks.length === 0) return { ...WORLD, padding: 0 };
  const range = (values: number[]) => [Math.min(...values) - margin, Math.max(...values) + margin] as const;
  const [south, north] = range(marks.map(({ latitude }) => latitude));
  const [west, east] = range(marks.map(({ longitude }) => longitude));
  return { north, south, east, west, padding: PADDING };
}
