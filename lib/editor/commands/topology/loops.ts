/** Operations on loops of corner keys. */

/** Whether there are at least three corners, each once. */
export const isSimpleLoop = (loop: readonly string[]): boolean => loop.length > 2 && new Set(loop).size === loop.length;

/** Removes repeated corners and spikes (out to a corner and straight back). */
export function tidyLoop(loop: readonly string[]): string[] {
  const tidy = [...loop];
  for (let index = 0; index < tidy.length && tidy.length > 1; ) {
    const next = (index + 1) % tidy.length;
    const after = (index + 2) % tidy.length;
    if (tidy[index] === tidy[next]) {
      tidy.splice(next, 1);
      index = 0;
    } else if (tidy.length > 2 && tidy[index] === tidy[after]) {
      // Remove the later index first, so that the earlier one stays valid.
      for (const removedIndex of [next, after].sort((a, b) => b - a)) tidy.splice(removedIndex, 1);
      index = 0;
    } else index += 1;
  }
  return tidy;
}

/** Returns the same cycle from another start. */
export const startingAt = (loop: readonly string[], index: number): string[] => [
  ...loop.slice(index),
  ...loop.slice(0, index),
];

/** Inserts corners between two adjacent ones, in either direction. */
export function insertBetween(loop: readonly string[], a: string, b: string, between: readonly string[]): string[] {
  return loop.flatMap((key, index) => {
    const next = loop[(index + 1) % loop.length];
    if (key === a && next === b) return [key, ...between];
    if (key === b && next === a) return [key, ...[...between].reverse()];
    return [key];
  });
}
