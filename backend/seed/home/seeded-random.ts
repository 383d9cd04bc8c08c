/** Random values of a captured home: the same seed gives the same home on every machine. */
import { Chance } from "../chance";

export type SeededRandom = {
  /** Returns a number from 0 to below 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Returns a number around 0: two of three values are within the spread, none beyond three times it. */
  noise(spread: number): number;
  pick<T>(items: readonly T[]): T;
  /** Returns an identifier in the format of a capture. */
  identifier(): string;
};

export function seededRandom(seed: number): SeededRandom {
  const chance = new Chance(seed);
  const next = (): number => chance.next();
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => chance.whole(0, 15).toString(16))
      .join("")
      .toUpperCase();
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    noise: (spread) => {
      // The sum of twelve values minus six approximates a normal distribution with spread 1.
      const bell = Array.from({ length: 12 }, next).reduce((sum, draw) => sum + draw, -6);
      return Math.max(-3, Math.min(3, bell)) * spread;
    },
    pick: (items) => chance.pick(items),
    identifier: () => [hex(8), hex(4), `4${hex(3)}`, `A${hex(3)}`, hex(12)].join("-"),
  };
}
