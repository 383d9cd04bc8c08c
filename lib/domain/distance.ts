const EARTH_RADIUS_M = 6_371_008.8;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export type Place = { latitude: number; longitude: number };

/**
 * Returns the position of a record in degrees; null if missing or out of range. A camera without a GPS fix writes 0, 0.
 */
export function placeOf(record: { latitude?: number | null; longitude?: number | null }): Place | null {
  const { latitude, longitude } = record;
  if (latitude == null || longitude == null) return null;
  if (latitude === 0 && longitude === 0) return null;
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude };
}

/** Returns the meters along the ground between two positions, to about half a percent. */
export function distanceBetween(one: Place, other: Place): number {
  const north = toRadians(other.latitude - one.latitude);
  const east = toRadians(other.longitude - one.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}
