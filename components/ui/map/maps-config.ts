/** Where a maps service's script comes from, and as whom it is asked. */
export type MapsConfig = {
  apiKey: string;
  /** The style of the map, as the service knows it; null for its own. */
  mapId: string | null;
  scriptUrl: string;
};

export type MapPoint = { latitude: number; longitude: number };
