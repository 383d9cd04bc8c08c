/** How a report of many weeks puts them together: the charts that draw it, and the backend for what cannot be summed. */
const MOST_BARS = 60;
/** Weeks to a bar: one, about a month, a quarter, a year. */
const SIZES = [1, 4, 13, 52] as const;

export function weeksToABar(weekCount: number): number {
  return SIZES.find((size) => weekCount <= size * MOST_BARS) ?? Math.ceil(weekCount / MOST_BARS);
}
