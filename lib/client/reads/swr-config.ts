/** The behavior of all cached reads. */
import type { SWRConfiguration } from "swr";
import type { EndpointName } from "../../contract/endpoints";
import { ApiError } from "../calls/api-error";
import type { BackendKey } from "../calls/backend-key";
import { callBackend } from "../calls/call-backend";
import { FRESH_FOR_MS, freshAnswer } from "./fresh-answers";
import { noteRead } from "./shown-reads";

const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** A 4xx is final: the same read would get it again. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status < 400 || error.status >= 500;
}

/** Returns 1, 2, 4 s … in milliseconds, plus up to half at random, so that an office's pages do not retry at once. */
export function retryPause(retry: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (retry - 1), MAX_PAUSE_MS) * (1 + Math.random() / 2);
}

/** "The region list is not retried on 404" (specification section 8): neither on focus, nor by a second screen. */
const isFinal = (name: EndpointName, error: unknown) =>
  name === "region.listByProject" && error instanceof ApiError && error.status === 404;

/** Reads a key, from memory while it is fresh. */
export function readBackend([, name, params]: BackendKey, freshFor: number = FRESH_FOR_MS): Promise<unknown> {
  const answer = freshAnswer(
    ["backend", name, params],
    freshFor,
    () => callBackend(name, params),
    (error) => isFinal(name, error),
  );
  answer.then(noteRead, noteRead);
  return answer;
}

const isOnline = () => navigator.onLine;

/**
 * Offline-first: the first try is always sent; retries pause while offline or hidden, and continue when SWR
 * revalidates after that.
 */
export const swrConfig: SWRConfiguration = {
  isOnline,
  shouldRetryOnError: isWorthRetrying,
  onErrorRetry(_error, _key, _config, revalidate, options) {
    if (options.retryCount > RETRIES) return;
    setTimeout(() => {
      if (isOnline()) void revalidate(options);
    }, retryPause(options.retryCount));
  },
  dedupingInterval: 0,
  focusThrottleInterval: 0,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
};
