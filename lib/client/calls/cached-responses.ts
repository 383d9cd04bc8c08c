/**
 * Cached responses of reads with an ETag (the geometry lists). Responses are no-store, so the client keeps tag and
 * value itself and sends If-None-Match.
 */
import { sessionLifetime } from "./session-lifetime";

/** The lists of two surveys; the oldest is dropped first. */
const MAX_RESPONSES = 12;

type CachedResponse = { etag: string; value: unknown };
const responses = new Map<string, CachedResponse>();

sessionLifetime.onChangeOfHands(() => responses.clear());

export function cachedResponse(url: string): CachedResponse | undefined {
  return responses.get(url);
}

export function cacheResponse(url: string, etag: string, value: unknown): void {
  responses.delete(url);
  responses.set(url, { etag, value });
  const oldest = responses.keys().next();
  if (responses.size > MAX_RESPONSES && !oldest.done) responses.delete(oldest.value);
}
