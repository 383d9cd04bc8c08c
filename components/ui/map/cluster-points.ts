/** Groups nearby points of a map into clusters. */
import Supercluster from "supercluster";
import { type MapBounds, type MapPoint, WORLD } from "./maps-config";

export type MapMark = MapPoint & { key: string; label: string };
/** One mark, or several close together with their center. */
export type MapCluster = MapPoint & { marks: readonly MapMark[] };

type Index = Supercluster<{ index: number }, { index: number }>;

/** Width of the world in pixels at zoom 0. */
const WORLD_WIDTH = 256;
/** Marks within this many pixels become one, about the size of a fingertip. */
const RADIUS = 48;
/** From this zoom on every mark is separate. */
export const SINGLE_FROM = 18;
/** Marks at one location are spread on a ring of this radius in pixels. */
const RING = 22;

const indices = new WeakMap<readonly MapMark[], Index>();

/** Returns the index of a list of marks, built once for each list. */
function getIndex(marks: readonly MapMark[]): Index {
  let index = indices.get(marks);
  if (!index) {
    index = new Supercluster({ radius: RADIUS, extent: WORLD_WIDTH, maxZoom: SINGLE_FROM - 1 });
    index.load(
      marks.map(({ longitude, latitude }, index) => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: [longitude, latitude] },
        properties: { index },
      })),
    );
    indices.set(marks, index);
  }
  return index;
}

/**
 * Returns the clusters to draw within `bounds` at `zoom`, counted as the maps service does: each step doubles the
 * scale.
 */
export function clusterPoints(marks: readonly MapMark[], zoom: number, bounds: MapBounds = WORLD): MapCluster[] {
  const index = getIndex(marks);
  const { west, south, east, north } = bounds;
  const findMarks = (features: { properties: { index: number } }[]) =>
    features.flatMap(({ properties }) => marks[properties.index] ?? []);
  const clusters = index.getClusters([west, south, east, north], zoom).map((feature): MapCluster => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    const { properties } = feature;
    if (!("cluster_id" in properties)) return toSingleCluster(findMarks([feature]));
    return { latitude, longitude, marks: findMarks(index.getLeaves(properties.cluster_id, properties.point_count)) };
  });
  return zoom >= SINGLE_FROM ? spreadOnRing(clusters, RING / (WORLD_WIDTH * 2 ** zoom)) : clusters;
}

/** Returns a cluster of a single mark at its exact location, without rounding. */
function toSingleCluster(marks: readonly MapMark[]): MapCluster {
  const { latitude = 0, longitude = 0 } = marks[0] ?? {};
  return { latitude, longitude, marks };
}

/** Spreads marks at one location around it; `radius` is a share of the world's width. */
function spreadOnRing(clusters: readonly MapCluster[], radius: number): MapCluster[] {
  const byLocation = new Map<string, MapCluster[]>();
  for (const cluster of clusters) {
    const location = `${cluster.latitude} ${cluster.longitude}`;
    byLocation.set(location, [...(byLocation.get(location) ?? []), cluster]);
  }
  return [...byLocation.values()].flatMap((group) =>
    group.length === 1 ? group : group.map(placeOnRing(group.length, radius)),
  );
}

const placeOnRing =
  (count: number, radius: number) =>
  (mark: MapCluster, index: number): MapCluster => {
    const angle = (index / count) * 2 * Math.PI;
    const degrees = radius * 360;
    // In the Mercator projection a degree of latitude is longer than a degree of longitude, except at the equator.
    const latitude = mark.latitude + Math.sin(angle) * degrees * Math.cos((mark.latitude * Math.PI) / 180);
    return { ...mark, latitude, longitude: mark.longitude + Math.cos(angle) * degrees };
  };
