import type { Region } from "./entities";

/**
 * Sorts rooms from the lowest floor up, then by name ("Bedroom 2" before "Bedroom 10"); rooms without a floor are last.
 */
export function roomsInOrder(regions: readonly Region[]): Region[] {
  return [...regions].sort(
    (a, b) =>
      (a.floorNumber ?? Number.POSITIVE_INFINITY) - (b.floorNumber ?? Number.POSITIVE_INFINITY) ||
      a.name.localeCompare(b.name, "en-US", { numeric: true }),
  );
}
