/** How much of it is done, from 0 to 1; null where nobody knows (null or no number). Past the end is the end. */
export function progressShare(value: number | null | undefined, max = 100): number | null {
  if (value === null || value === undefined || Number.isNaN(value) || !(max > 0)) return null;
  // Said first: infinity of infinity has no quotient.
  if (value <= 0) return 0;
  if (value === Number.POSITIVE_INFINITY) return 1;
  return Math.min(1, value / max);
}
