/**
 * Numbers corners: the initial corners of a survey from 0 in table order, later keys after them. A key keeps its
 * number.
 */
import type { Vertex } from "../../domain/geometry-records";

export type CornerNumbers = {
  of(key: string): number;
  /** Undefined for a key that was never passed to `of`. */
  find(key: string): number | undefined;
  count(): number;
};

/** `read` returns the corners at the time of the first call. */
export function createCornerNumbers(read: () => Iterable<Vertex>): CornerNumbers {
  let numberByKey: Map<string, number> | null = null;

  function numbers(): Map<string, number> {
    if (numberByKey) return numberByKey;
    numberByKey = new Map();
    for (const { key } of read()) numberByKey.set(key, numberByKey.size);
    return numberByKey;
  }

  return {
    of(key) {
      const byKey = numbers();
      const number = byKey.get(key);
      if (number !== undefined) return number;
      byKey.set(key, byKey.size);
      return byKey.size - 1;
    },
    find: (key) => numbers().get(key),
    count: () => numbers().size,
  };
}
