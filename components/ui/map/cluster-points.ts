/** Which places of a map are drawn as one. Pure. */
import Supercluster from "supercluster";
import { type MapBounds, type MapPoint, WORLD } from "./maps-config";

export type MapMark = MapPoint & { key: string; label: string };
/** One mark or several in one spot; where it stands is their middle. */
export type MapCluster = MapPoint & { marks: readonly MapMark[] };

type Index = Supercluster<{ at: number }, { at: number }>;

/** Pixels of the world at zoom 0. */
const WORLD_WIDTH = 256;
/** Pixels around a mark in which others become one with it: as far as a fingertip. */
const RADIUS = 48;
/** From this zoom on every mark stands alone. */
export const SINGLE_FROM = 18;
/** Marks of one home stand on a ring of so many pixels. */
const RING = 22;

const indices = new WeakMap<readonly MapMark[], Index>();

/** Built once for one list of marks. */
function indexOf(marks: readonly MapMark[]): Index {
  let index = indices.get(marks);
  if (!index) {
    index = new Supercluster({ radius: RADIUS, extent: WORLD_WIDTH, maxZoom: SINGLE_FROM - 1 });
    index.load(
      marks.map(({ longitude, latitude }, at) => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: [longitude, latitude] },
        properties: { at },
      })),
    );
    indices.set(marks, index);
  }
  return index;
}

/** What is drawn within `bounds` at `zoom`, as the maps service counts it: each step twice as large. */
export function clusterPoints(marks: readonly MapMark[], zoom: number, bounds: MapBounds = WORLD): MapCluster[] {
  const index = indexOf(marks);
  const { west, south, east, north } = bounds;
  const marksOf = (features: { properties: { at: number } }[]) =>
    features.flatMap(({ properties }) => marks[properties.at] ?? []);
  const clusters = index.getClusters([west, south, east, north], zoom).map((feature): MapCluster => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    const { properties } = feature;
    if (!("cluster_id" in properties)) return alone(marksOf([feature]));
    return { latitude, longitude, marks: marksOf(index.getLeaves(properties.cluster_id, properties.point_count)) };
  });
  return zoom >= SINGLE_FROM ? ringed(clusters, RING / (WORLD_WIDTH * 2 ** zoom)) : clusters;
}

/** Where the mark says it is, to the last digit. */
function alone(marks: readonly MapMark[]): MapCluster {
  const { latitude = 0, longitude = 0 } = marks[0] ?? {};
  return { latitude, longitude, marks };
}

/** The marks of one home around it, `radius` away as a share of the world's width. */
function ringed(clusters: readonly MapCluster[], radius: number): MapCluster[] {
  const homes = new Map<string, MapCluster[]>();
  for (const mark of clusters) {
    const place = `${mark.latitude} ${mark.longitude}`;
    homes.set(place, [...(homes.get(place) ?? []), mark]);
  }
  return [...homes.values()].flatMap((home) => (home.length === 1 ? home : home.map(onRing(home.length, radius))));
}

const onRing =
  (count: number, radius: number) =>
  (mark: MapCluster, at: number): MapCluster => {
    const angle = (at / count) * 2 * Math.PI;
    const degrees = radius * 360;
    // A degree of latitude is longer on such a map than one of longitude, except on the equator.
    const latitude = mark.latitude + Math.sin(angle) * degrees * Math.cos((mark.latitude * Math.PI) / 180);
    return { ...mark, latitude, longitude: mark.longitude + Math.cos(angle) * degrees };
  };
