/**
 * The least and the greatest of numbers, in one pass: `Math.min(...values)` gives each as an argument, and the stack holds no
 * more than some 120,000, which a large survey selected whole exceeds. No numbers: [Infinity, -Infinity].
 */
export function valueRange(values: Iterable<number>): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
