/**
 * Corners by number: those that a survey has at first from 0 on, in the order of its table; whatever else is named as a corner
 * after them. A number stays with its key.
 */
import type { Vertex } from "../../domain/geometry-records";

export type CornerNumbers = {
  of(key: string): number;
  /** Undefined for what nobody has asked `of`. */
  find(key: string): number | undefined;
  /** How many there are so far. */
  count(): number;
};

/** `read` answers the corners as they are when a number is first asked for. */
export function createCornerNumbers(read: () => Iterable<Vertex>): CornerNumbers {
  let known: Map<string, number> | null = null;

  function numbers(): Map<string, number> {
    if (known) return known;
    known = new Map();
    for (const { key } of read()) known.set(key, known.size);
    return known;
  }

  return {
    of(key) {
      const all = numbers();
      const number = all.get(key);
      if (number !== undefined) return number;
      all.set(key, all.size);
      return all.size - 1;
    },
    find: (key) => numbers().get(key),
    count: () => numbers().size,
  };
}
