/** Returns the consecutive pairs of a closed cycle, the last with the first. */
export function cyclicPairs<T>(cycle: readonly T[]): [T, T][] {
  return cycle.map((item, index) => [item, cycle[(index + 1) % cycle.length] as T]);
}
