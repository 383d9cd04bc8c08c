/** Grouping of weeks into bars for long reports, shared by the charts and the backend. */
const MAX_BARS = 60;
/** Weeks per bar: one, about a month, a quarter, a year. */
const SIZES = [1, 4, 13, 52] as const;

export function weeksToABar(weekCount: number): number {
  return SIZES.find((size) => weekCount <= size * MAX_BARS) ?? Math.ceil(weekCount / MAX_BARS);
}
