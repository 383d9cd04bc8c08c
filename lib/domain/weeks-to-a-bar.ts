/** Groups the weeks of long reports into bars, for the charts and the backend. */
const MAX_BARS = 60;
/** Weeks per bar: one, about a month, a quarter, a year. */
const SIZES = [1, 4, 13, 52] as const;

/** Returns the first of `SIZES` that makes at most 60 bars; for more weeks than that, the smallest number that does. */
export function weeksToABar(weekCount: number): number {
  return SIZES.find((size) => weekCount <= size * MAX_BARS) ?? Math.ceil(weekCount / MAX_BARS);
}
