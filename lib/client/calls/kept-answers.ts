/**
 * Values of reads that came with an ETag (the lists of geometry). Answers are no-store, so the client keeps tag and
 * value itself and asks with If-None-Match.
 */
import { sessionLifetime } from "./session-lifetime";

/** Two surveys' worth of lists; the oldest goes first. */
const KEPT_AT_MOST = 12;

type Kept = { etag: string; value: unknown };
const kept = new Map<string, Kept>();

sessionLifetime.onChangeOfHands(() => kept.clear());

export function keptAnswer(url: string): Kept | undefined {
  return kept.get(url);
}

export function keepAnswer(url: string, etag: string, value: unknown): void {
  kept.delete(url);
  kept.set(url, { etag, value });
  const oldest = kept.keys().next();
  if (kept.size > KEPT_AT_MOST && !oldest.done) kept.delete(oldest.value);
}
