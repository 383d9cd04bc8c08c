/** The source of the maps service's script and the key to request it with. */
export type MapsConfig = {
  apiKey: string;
  /** The id of a map style in the service; null for the default style. */
  mapId: string | null;
  scriptUrl: string;
};

/** Degrees. */
export type MapPoint = { latitude: number; longitude: number };
/** Degrees; `west` is greater than `east` if the box crosses the date line. */
export type MapBounds = { north: number; south: number; east: number; west: number };

/** The bounds of a map without a center or zoom. */
export const WORLD: MapBounds = { north: 90, south: -90, east: 180, west: -180 };
