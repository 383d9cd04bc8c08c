/** Pure scales for charts. For any input (NaN, infinite, huge) the results are finite. */

/** Beyond this the difference of two numbers could be infinite. */
const MAX_VALUE = 1e300;
/** Below this a number could lose precision. */
const MIN_VALUE = 1e-300;
/** A range narrower than this share of its larger end counts as a single value. */
const MIN_RANGE = 1e-9;

/** Returns a value that can be drawn: finite, within ±1e300, zero for tiny values; null for a missing value or NaN. */
export function toDrawable(value: number | null | undefined): number | null {
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  if (Math.abs(value) < MIN_VALUE) return 0;
  return Math.min(MAX_VALUE, Math.max(-MAX_VALUE, value));
}

export type Extent = { low: number; high: number };

/** Returns the lowest and highest drawable value; null without one. */
export function computeExtent(values: readonly (number | null | undefined)[]): Extent | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const raw of values) {
    const value = toDrawable(raw);
    if (value === null) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low <= high ? { low, high } : null;
}

/** Rounds `rough`, which is above zero, up to the next of 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const leading = rough / power;
  const round = [1, 2, 5, 10].find((candidate) => leading <= candidate * (1 + MIN_RANGE)) ?? 10;
  return round * power;
}

/** Widens an extent of a single value to include zero. */
function widenExtent({ low, high }: Extent): Extent {
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low > size * MIN_RANGE) return { low, high };
  if (size === 0) return { low: 0, high: 1 };
  return low >= 0 ? { low: 0, high } : { low, high: 0 };
}

/**
 * Returns evenly spaced round numbers that cover the extent: about `target` of them, at most 2 to 3 times as many. Zero
 * is one of them if the range contains it.
 */
export function computeTicks(extent: Extent, target: number): readonly number[] {
  const { low, high } = widenExtent(extent);
  const step = roundStep(high / target - low / target);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => roundTick((first + index) * step));
}

/** The approximate number of ticks. */
const TICKS = 4;

/** Returns ticks and extent of a chart of amounts, which starts at zero. */
export function scaleFromZero(values: readonly (number | null)[]): { ticks: readonly number[]; extent: Extent } {
  const ticks = computeTicks(computeExtent([0, ...values]) ?? { low: 0, high: 1 }, TICKS);
  return { ticks, extent: { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 } };
}

/** Turns 0.30000000000000004 into 0.3, and -0 into 0. */
const roundTick = (value: number): number => Number(value.toPrecision(12)) + 0;

/** Returns the position of a value from 0 at `low` to 1 at `high`; 0.5 if both are equal. */
export function computeShare(value: number, { low, high }: Extent): number {
  const range = high / 2 - low / 2;
  if (!(range > 0)) return 0.5;
  return Math.min(1, Math.max(0, (value / 2 - low / 2) / range));
}

export type Band = { start: number; width: number };

/** Returns `count` adjacent bands from 0 to 1; `gap` is the empty share of each, half on either side. */
export function computeBands(count: number, gap: number): readonly Band[] {
  const width = count > 0 ? 1 / count : 0;
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    start: (index + gap / 2) * width,
    width: width * (1 - gap),
  }));
}

/** Returns which of `count` places have a label if at most `max` may: evenly spaced, always including the first. */
export function selectLabeledPlaces(count: number, max: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / Math.max(1, max)));
  return new Set(Array.from({ length: Math.ceil(Math.max(0, count) / step) }, (_, index) => index * step));
}
