"use client";

import { useCallback } from "react";
import { unstable_serialize, useSWRConfig } from "swr";
import type { Region } from "../../domain/entities";
import type { BackendKey } from "../calls/backend-key";

const isRoomsKey = (key: unknown): key is BackendKey<"region.listByProject"> =>
  Array.isArray(key) && key[0] === "backend" && key[1] === "region.listByProject";

/** Answers the rooms of every claim that this page has read, those of the claim that is open among them. */
export function useRoomsRead(): () => Region[] {
  const { cache, mutate } = useSWRConfig();
  return useCallback(() => {
    const keys: BackendKey<"region.listByProject">[] = [];
    // The library shows its keys to a filter alone; it says no to all, so that nothing is written or read again.
    void mutate((key) => {
      if (isRoomsKey(key)) keys.push(key);
      return false;
    });
    return keys.flatMap((key) => (cache.get(unstable_serialize(key))?.data as Region[] | undefined) ?? []);
  }, [cache, mutate]);
}
