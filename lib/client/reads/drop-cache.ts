/** Takes everything that was read out of the cache: another person is about to use this page. */
import type { Cache, ScopedMutator } from "swr";

export function dropCache(cache: Cache, mutate: ScopedMutator): void {
  void mutate(() => true, undefined, { revalidate: false });
  // Pages of lists are not reached by the line above.
  for (const key of [...cache.keys()]) cache.delete(key);
}
