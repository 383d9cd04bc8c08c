/** Which places of a map are drawn as one. Pure. */
import type { MapPoint } from "./maps-config";

export type MapMark = MapPoint & { key: string; label: string };
/** One mark or several in one spot; where it stands is their middle. */
export type MapCluster = MapPoint & { marks: readonly MapMark[] };

/** Pixels of the world at zoom 0. */
const WORLD = 256;
/** As wide as a fingertip and its neighbour. */
const CELL = 64;
/** From this zoom on every mark stands alone. */
export const SINGLE_FROM = 18;
/** Marks of one home stand on a ring of so many pixels. */
const RING = 22;

/** `zoom` as the maps service counts it: each step twice as large. */
export function clusterPoints(marks: readonly MapMark[], zoom: number): MapCluster[] {
  const isSingle = zoom >= SINGLE_FROM;
  const scale = WORLD * 2 ** zoom;
  const cells = new Map<string, MapMark[]>();
  for (const mark of marks) {
    const { x, y } = onWorld(mark);
    const place = isSingle ? `${mark.latitude} ${mark.longitude}` : [x, y].map((at) => Math.floor((at * scale) / CELL));
    const key = String(place);
    const cell = cells.get(key);
    if (cell) cell.push(mark);
    else cells.set(key, [mark]);
  }
  return [...cells.values()].flatMap((cell) => (isSingle ? onRing(cell, RING / scale) : [together(cell)]));
}

function together(marks: readonly MapMark[]): MapCluster {
  const mean = (of: (mark: MapMark) => number) => marks.reduce((sum, mark) => sum + of(mark), 0) / marks.length;
  return { latitude: mean((mark) => mark.latitude), longitude: mean((mark) => mark.longitude), marks };
}

/** `radius` as a share of the world's width. */
function onRing(marks: readonly MapMark[], radius: number): MapCluster[] {
  if (marks.length === 1) return [together(marks)];
  return marks.map((mark, at) => {
    const angle = (at / marks.length) * 2 * Math.PI;
    const degrees = radius * 360;
    // A degree of latitude is longer on such a map than one of longitude, except on the equator.
    const latitude = mark.latitude + Math.sin(angle) * degrees * Math.cos(radians(mark.latitude));
    return { latitude, longitude: mark.longitude + Math.cos(angle) * degrees, marks: [mark] };
  });
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a place lies on the service's square map of the world, each from 0 to 1. */
function onWorld({ latitude, longitude }: MapPoint): { x: number; y: number } {
  const sine = Math.min(Math.max(Math.sin(radians(latitude)), -0.9999), 0.9999);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}
