"use client";
/** Reads one row of the contract, cached for 600 s. */
import { useCallback, useEffect, useRef } from "react";
import useSWR from "swr";
import type { EndpointName, EndpointParams, EndpointResult } from "../../contract/endpoints";
import type { ApiError } from "../calls/api-error";
import { type BackendKey, backendKey, keyText } from "../calls/backend-key";
import { ageOf, FRESH_FOR_MS, forget, isAnswered, isFresh } from "./fresh-answers";
import { useOptimisticView } from "./optimistic-view";
import { showRead } from "./shown-reads";
import { readBackend, swrConfig } from "./swr-config";
import { usePolling } from "./use-polling";

export type BackendRead<Data> = {
  data: Data | undefined;
  error: ApiError | undefined;
  /** Whether there is no data yet and the first answer is pending. */
  isLoading: boolean;
  isValidating: boolean;
  /** Reads again, even if fresh. */
  reload: () => Promise<void>;
};

/** The share of the polling interval for which an answer counts as fresh, so that several screens make one call. */
const FRESH_SHARE = 0.9;

/** `params` null: reads nothing. `refreshInterval` in milliseconds: polls while the page is visible. */
export function useBackend<N extends EndpointName>(
  name: N,
  params: EndpointParams<N> | null,
  options: { refreshInterval?: number } = {},
): BackendRead<EndpointResult<N>> {
  const { refreshInterval = 0 } = options;
  const freshFor = refreshInterval > 0 ? Math.min(FRESH_FOR_MS, refreshInterval * FRESH_SHARE) : FRESH_FOR_MS;
  const key = params === null ? null : backendKey(name, params);
  const { data, error, isLoading, isValidating, mutate } = useSWR<EndpointResult<N>, ApiError, BackendKey<N> | null>(
    key,
    (requestedKey) => readBackend(requestedKey, freshFor) as Promise<EndpointResult<N>>,
    { ...swrConfig, revalidateIfStale: key === null || !isFresh(key, freshFor) },
  );

  const serializedKey = key === null ? null : keyText(key);
  const untilDue = useCallback(() => {
    const age = serializedKey === null ? null : ageOf(serializedKey);
    return age === null ? 0 : Math.max(0, refreshInterval - age);
  }, [serializedKey, refreshInterval]);
  usePolling(() => mutate(), key === null ? 0 : refreshInterval, untilDue);

  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  });
  useEffect(
    () => showRead({ name, readAgain: () => mutate(), isCurrent: () => !latest.current || isAnswered(latest.current) }),
    [name, mutate],
  );

  const reload = useCallback(async () => {
    if (latest.current === null) return;
    forget(latest.current);
    await mutate();
  }, [mutate]);

  return { data: useOptimisticView(name, params, data), error, isLoading, isValidating, reload };
}
