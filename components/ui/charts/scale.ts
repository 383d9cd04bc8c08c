/** Pure measures of charts. Whatever comes in (no number, endless, huge), what goes out is a finite number. */

/** Beyond this a difference of two numbers could be endless. */
const LARGEST = 1e300;
/** Under this a part of a number could be lost. */
const SMALLEST = 1e-300;
/** A range narrower than this share of its ends has no ticks of its own. */
const NARROWEST = 1e-9;

/** A value that can be drawn: finite, not beyond ±1e300, zero where it is all but zero; null for no number. */
export function drawable(value: number | null | undefined): number | null {
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  if (Math.abs(value) < SMALLEST) return 0;
  return Math.min(LARGEST, Math.max(-LARGEST, value));
}

export type Extent = { low: number; high: number };

/** The lowest and highest of what can be drawn; null where nothing can. */
export function extentOf(values: readonly (number | null | undefined)[]): Extent | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const raw of values) {
    const value = drawable(raw);
    if (value === null) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low <= high ? { low, high } : null;
}

/** The next of 1, 2, 5 times a power of ten that is not under `rough`, which is above zero. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const leading = rough / power;
  const round = [1, 2, 5, 10].find((candidate) => leading <= candidate * (1 + NARROWEST)) ?? 10;
  return round * power;
}

/** The extent with room to stand in: one value gets zero beside it. */
function widened({ low, high }: Extent): Extent {
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low > size * NARROWEST) return { low, high };
  if (size === 0) return { low: 0, high: 1 };
  return low >= 0 ? { low: 0, high } : { low, high: 0 };
}

/**
 * Round numbers from at or under `low` to at or over `high`, evenly apart, about `wanted` of them (2 to 3 times that at
 * most). Zero is one of them where the range holds it.
 */
export function niceTicks(extent: Extent, wanted: number): readonly number[] {
  const { low, high } = widened(extent);
  const step = roundStep(high / wanted - low / wanted);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

/** How many ticks a chart of amounts has, about. */
const TICKS = 4;

/** Ticks and extent of a chart of amounts, which begins at zero. */
export function scaleFromZero(values: readonly (number | null)[]): { ticks: readonly number[]; extent: Extent } {
  const ticks = niceTicks(extentOf([0, ...values]) ?? { low: 0, high: 1 }, TICKS);
  return { ticks, extent: { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 } };
}

/** 0.30000000000000004 is 0.3, and -0 is 0. */
const tidy = (value: number): number => Number(value.toPrecision(12)) + 0;

/** Where a value lies between the ends, from 0 at `low` to 1 at `high`; the middle where the ends are one. */
export function shareOf(value: number, { low, high }: Extent): number {
  const range = high / 2 - low / 2;
  if (!(range > 0)) return 0.5;
  return Math.min(1, Math.max(0, (value / 2 - low / 2) / range));
}

export type Band = { start: number; width: number };

/** `count` bands side by side from 0 to 1; `gap` is the share of each that stays empty, half on either side. */
export function bandsOf(count: number, gap: number): readonly Band[] {
  const width = count > 0 ? 1 / count : 0;
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    start: (index + gap / 2) * width,
    width: width * (1 - gap),
  }));
}

/** Which of `count` places carry a label when at most `most` may: evenly apart, the first always. */
export function labelledPlaces(count: number, most: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return new Set(Array.from({ length: Math.ceil(Math.max(0, count) / step) }, (_, index) => index * step));
}
