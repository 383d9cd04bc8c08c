/** Where a maps service's script comes from, and as whom it is asked. */
export type MapsConfig = {
  apiKey: string;
  /** The style of the map, as the service knows it; null for its own. */
  mapId: string | null;
  scriptUrl: string;
};

/** Degrees. */
export type MapPoint = { latitude: number; longitude: number };
/** Degrees; `west` is greater than `east` where the box lies across the date line. */
export type MapBounds = { north: number; south: number; east: number; west: number };

/** What a map shows that has no centre or no zoom. */
export const WORLD: MapBounds = { north: 90, south: -90, east: 180, west: -180 };
