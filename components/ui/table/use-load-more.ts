"use client";

import { useEffect } from "react";

/** Rows before the end at which the next ones are asked for. */
const LOAD_BEFORE_END = 12;

/** Follows the list's cursor while its end is near; after a failure it waits for Retry. */
export function useLoadMore(options: {
  /** The last row in sight; -1 without rows. */
  lastIndex: number;
  count: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  isStale: boolean;
  error: string | null;
  onLoadMore: () => void;
}): void {
  const { lastIndex, count, hasMore, isLoadingMore, isStale, error, onLoadMore } = options;
  const isNearEnd = lastIndex >= 0 && lastIndex >= count - 1 - LOAD_BEFORE_END;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && !isStale && !error) onLoadMore();
  }, [isNearEnd, hasMore, isLoadingMore, isStale, error, onLoadMore]);
}
