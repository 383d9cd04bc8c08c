/** Clears the cache before another person uses this page. */
import type { Cache, ScopedMutator } from "swr";

export function dropCache(cache: Cache, mutate: ScopedMutator): void {
  void mutate(() => true, undefined, { revalidate: false });
  // The filter above does not match the pages of lists.
  for (const key of [...cache.keys()]) cache.delete(key);
}
