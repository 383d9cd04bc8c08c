"use client";

import { useCallback } from "react";
import { unstable_serialize, useSWRConfig } from "swr";
import type { Region } from "../../domain/entities";
import type { BackendKey } from "../calls/backend-key";

const isRoomsKey = (key: unknown): key is BackendKey<"region.listByProject"> =>
  Array.isArray(key) && key[0] === "backend" && key[1] === "region.listByProject";

/** Returns the regions of every claim that this page has read, including the open one. */
export function useRoomsRead(): () => Region[] {
  const { cache, mutate } = useSWRConfig();
  return useCallback(() => {
    const keys: BackendKey<"region.listByProject">[] = [];
    // SWR exposes its keys only to a filter; returning false for all changes nothing.
    void mutate((key) => {
      if (isRoomsKey(key)) keys.push(key);
      return false;
    });
    return keys.flatMap((key) => (cache.get(unstable_serialize(key))?.data as Region[] | undefined) ?? []);
  }, [cache, mutate]);
}
