import type { Region } from "./entities";

/**
 * Rooms from the lowest floor up, by name within a floor ("Bedroom 2" before "Bedroom 10"); those without a floor last.
 */
export function roomsInOrder(regions: readonly Region[]): Region[] {
  return [...regions].sort(
    (a, b) =>
      (a.floorNumber ?? Number.POSITIVE_INFINITY) - (b.floorNumber ?? Number.POSITIVE_INFINITY) ||
      a.name.localeCompare(b.name, "en-US", { numeric: true }),
  );
}
