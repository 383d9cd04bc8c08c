/** Returns the default name of a floor; 0 is the entry level, negatives are basements. */
export function floorName(floorNumber: number): string {
  if (floorNumber === 0) return "Entry level";
  if (floorNumber === 1) return "Upper level";
  return floorNumber === -1 ? "Basement" : `Level ${floorNumber}`;
}
