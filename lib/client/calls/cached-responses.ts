/**
 * Cached responses of reads with an ETag (the lists of geometry). Responses are no-store, so the client keeps tag and
 * value itself and sends If-None-Match.
 */
import { sessionLifetime } from "./session-lifetime";

/** The lists of two surveys; the oldest is dropped first. */
const MAX_KEPT = 12;

type Kept = { etag: string; value: unknown };
const kept = new Map<string, Kept>();

sessionLifetime.onChangeOfHands(() => kept.clear());

export function cachedResponse(url: string): Kept | undefined {
  return kept.get(url);
}

export function cacheResponse(url: string, etag: string, value: unknown): void {
  kept.delete(url);
  kept.set(url, { etag, value });
  const oldest = kept.keys().next();
  if (kept.size > MAX_KEPT && !oldest.done) kept.delete(oldest.value);
}
