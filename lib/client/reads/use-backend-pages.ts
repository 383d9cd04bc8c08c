"use client";
/** Reads a list row page by page along its cursor. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import useSWRInfinite from "swr/infinite";
import type { EndpointName, EndpointParams, EndpointResult } from "../../contract/endpoints";
import type { ApiError } from "../calls/api-error";
import { type BackendKey, backendKey } from "../calls/backend-key";
import { isAnswered } from "./fresh-answers";
import { applyPatches, usePatches } from "./optimistic-view";
import { markStale, showRead } from "./shown-reads";
import { readBackend, swrConfig } from "./swr-config";

type ItemsOf<N extends EndpointName, K extends keyof EndpointResult<N>> = EndpointResult<N>[K] extends (infer Item)[]
  ? Item
  : never;
type AnyPage = { total?: number; nextCursor?: string | null };

export type BackendPages<Item> = {
  items: Item[];
  /** The size of the whole list; undefined until the backend has answered. */
  total: number | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => void;
  reload: () => Promise<void>;
};

/** `itemsKey`: the field of the list in the answer, e.g. "insureds". */
export function useBackendPages<N extends EndpointName, K extends keyof EndpointResult<N> & string>(
  name: N,
  params: EndpointParams<N> | null,
  itemsKey: K,
): BackendPages<ItemsOf<N, K>> {
  const pageKey = (index: number, previous: AnyPage | null): BackendKey<N> | null => {
    if (params === null || (index > 0 && !previous?.nextCursor)) return null;
    return backendKey(name, index === 0 ? params : { ...params, cursor: previous?.nextCursor });
  };
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<AnyPage, ApiError>(
    pageKey,
    (key: BackendKey) => readBackend(key) as Promise<AnyPage>,
    // All pages are read each time; fresh ones cost no call.
    { ...swrConfig, revalidateAll: true, revalidateFirstPage: true },
  );

  const keys = (data ?? []).map((_, index, pages) => pageKey(index, pages[index - 1] ?? null));
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const isCurrent = () => latest.current.every((key) => key === null || isAnswered(key));
    return showRead({ name, readAgain: () => mutate(), isCurrent });
  }, [name, mutate]);

  const patches = usePatches();
  const paramsText = JSON.stringify(params);
  const items = useMemo(() => {
    const shownParams = (JSON.parse(paramsText) ?? {}) as object;
    return (data ?? []).flatMap((page) => {
      const patched = applyPatches(name, shownParams, page, patches) as Record<string, unknown>;
      return patched[itemsKey] as ItemsOf<N, K>[];
    });
  }, [data, name, paramsText, itemsKey, patches]);

  const last = data?.at(-1);
  const hasMore = Boolean(last?.nextCursor);
  const isLoadingMore = data !== undefined && data.length < size && error === undefined;
  const loadMore = useCallback(() => {
    if (hasMore && !isLoadingMore) void setSize(size + 1);
  }, [hasMore, isLoadingMore, setSize, size]);
  const reload = useCallback(async () => {
    await markStale([name]);
  }, [name]);

  return { items, total: last?.total, error, isLoading, isLoadingMore, hasMore, loadMore, reload };
}
