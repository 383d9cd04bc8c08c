/** Limits a value to a range; the lower limit wins if the range is empty. */
export const clamp = (value: number, from: number, to: number): number =>
  Math.max(from, Math.min(value, Math.max(from, to)));
