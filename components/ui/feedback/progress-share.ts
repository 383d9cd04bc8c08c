/** Returns the share done from 0 to 1, at most 1; null if the value is unknown or not a number. */
export function progressShare(value: number | null | undefined, max = 100): number | null {
  if (value === null || value === undefined || Number.isNaN(value) || !(max > 0)) return null;
  // Handled before the division: infinity by infinity has no quotient.
  if (value <= 0) return 0;
  if (value === Number.POSITIVE_INFINITY) return 1;
  return Math.min(1, value / max);
}
