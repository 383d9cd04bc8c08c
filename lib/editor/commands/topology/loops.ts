/** Loops of corner keys: put together, tidied, looked at. */

/** Whether every corner comes once, and there are three of them. */
export const isSimpleLoop = (loop: readonly string[]): boolean => loop.length > 2 && new Set(loop).size === loop.length;

/** Without a corner that follows itself, and without needles (out to a corner and straight back). */
export function tidyLoop(loop: readonly string[]): string[] {
  const tidy = [...loop];
  for (let index = 0; index < tidy.length && tidy.length > 1; ) {
    const next = (index + 1) % tidy.length;
    const after = (index + 2) % tidy.length;
    if (tidy[index] === tidy[next]) {
      tidy.splice(next, 1);
      index = 0;
    } else if (tidy.length > 2 && tidy[index] === tidy[after]) {
      // The later ones first, so that the earlier indexes stay.
      for (const place of [next, after].sort((a, b) => b - a)) tidy.splice(place, 1);
      index = 0;
    } else index += 1;
  }
  return tidy;
}

/** The same cycle from another corner on. */
export const startingAt = (loop: readonly string[], index: number): string[] => [
  ...loop.slice(index),
  ...loop.slice(0, index),
];

/** The loop with corners put between two that follow each other, whichever way they do. */
export function insertBetween(loop: readonly string[], a: string, b: string, between: readonly string[]): string[] {
  return loop.flatMap((key, index) => {
    const next = loop[(index + 1) % loop.length];
    if (key === a && next === b) return [key, ...between];
    if (key === b && next === a) return [key, ...[...between].reverse()];
    return [key];
  });
}
