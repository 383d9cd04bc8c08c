/**
 * Returns the smallest and largest value in one pass; [Infinity, -Infinity] if there are none. `Math.min(...values)`
 * overflows the stack beyond about 120,000 arguments, which a large selection exceeds.
 */
export function valueRange(values: Iterable<number>): [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
