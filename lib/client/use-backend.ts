"use client";
/** Reads one row of the contract, cached for 600 s. */
import { useCallback, useEffect } from "react";
import useSWR from "swr";
import type { EndpointName, EndpointParams, EndpointResult } from "../contract/endpoints";
import type { ApiError } from "./api-error";
import { type BackendKey, backendKey } from "./backend-key";
import { FRESH_FOR_MS, forget, isFresh, onStale } from "./fresh-answers";
import { useOptimisticView } from "./optimistic-view";
import { readBackend, swrConfig } from "./swr-config";

export type BackendRead<Data> = {
  data: Data | undefined;
  error: ApiError | undefined;
  /** Nothing to show yet, and the first answer is on its way. */
  isLoading: boolean;
  isValidating: boolean;
  /** Asks the backend again, fresh or not. */
  reload: () => Promise<void>;
};

/** `params` null: nothing is read yet. `refreshInterval` in milliseconds: polls, and is then fresh for less than that. */
export function useBackend<N extends EndpointName>(
  name: N,
  params: EndpointParams<N> | null,
  options: { refreshInterval?: number } = {},
): BackendRead<EndpointResult<N>> {
  const { refreshInterval = 0 } = options;
  const freshFor = refreshInterval > 0 ? Math.min(FRESH_FOR_MS, refreshInterval / 2) : FRESH_FOR_MS;
  const key = params === null ? null : backendKey(name, params);
  const { data, error, isLoading, isValidating, mutate } = useSWR<EndpointResult<N>, ApiError, BackendKey<N> | null>(
    key,
    (asked) => readBackend(asked, freshFor) as Promise<EndpointResult<N>>,
    { ...swrConfig, refreshInterval, revalidateIfStale: key === null || !isFresh(key, freshFor) },
  );

  useEffect(() => onStale((names) => (names.includes(name) ? mutate() : undefined)), [name, mutate]);

  const keyOfReload = key === null ? "" : JSON.stringify(key);
  const reload = useCallback(async () => {
    if (keyOfReload === "") return;
    forget(JSON.parse(keyOfReload) as BackendKey);
    await mutate();
  }, [keyOfReload, mutate]);

  return { data: useOptimisticView(name, params, data), error, isLoading, isValidating, reload };
}
