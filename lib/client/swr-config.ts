/** How cached reads behave, for all of them alike. */
import type { SWRConfiguration } from "swr";
import { ApiError } from "./api-error";
import type { BackendKey } from "./backend-key";
import { callBackend } from "./call-backend";
import { FRESH_FOR_MS, freshAnswer } from "./fresh-answers";
import { sessionLifetime } from "./session/session-lifetime";

const RETRIES = 3;

/** A 4xx is an answer: the same question gets it again (so a region list is not retried on 404). */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status < 400 || error.status >= 500;
}

/** An answer that comes in after the session changed belongs to somebody else, and is thrown away. */
async function readForThisSession([, name, params]: BackendKey): Promise<unknown> {
  const epoch = sessionLifetime.epoch();
  const answer = await callBackend(name, params);
  if (epoch !== sessionLifetime.epoch()) {
    throw new ApiError({ message: "The session has changed", type: "unauthorized", status: 401 });
  }
  return answer;
}

/** Reads a key, from memory while it is fresh. */
export function readBackend(key: BackendKey, freshFor: number = FRESH_FOR_MS): Promise<unknown> {
  return freshAnswer(key, freshFor, () => readForThisSession(key));
}

export const swrConfig: SWRConfiguration = {
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: RETRIES,
  dedupingInterval: 0,
  revalidateOnReconnect: true,
};
