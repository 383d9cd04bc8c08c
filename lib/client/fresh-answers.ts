/**
 * Reads that are still fresh (600 s, specification section 9): asked again within that time, they answer from memory
 * without a call. Offline-first: what is here is served whatever the network does; a failure keeps nothing.
 */
import type { EndpointName } from "../contract/endpoints";
import { QUERY_FRESHNESS_SECONDS } from "../domain/constants";
import { type BackendKey, keyText } from "./backend-key";
import { sessionLifetime } from "./session/session-lifetime";

export const FRESH_FOR_MS = QUERY_FRESHNESS_SECONDS * 1000;

type Kept = { name: EndpointName; at: number; answer: Promise<unknown> };
type StaleListener = (names: readonly string[]) => Promise<unknown> | undefined;

const kept = new Map<string, Kept>();
const listeners = new Set<StaleListener>();

sessionLifetime.onChangeOfHands(() => kept.clear());

/** A fresh answer, or one on its way, or the answer of `read`. */
export function freshAnswer(key: BackendKey, freshFor: number, read: () => Promise<unknown>): Promise<unknown> {
  const text = keyText(key);
  const known = kept.get(text);
  if (known && Date.now() - known.at < freshFor) return known.answer;
  const answer = read();
  const entry: Kept = { name: key[1], at: Date.now(), answer };
  kept.set(text, entry);
  answer.catch(() => {
    if (kept.get(text) === entry) kept.delete(text);
  });
  return answer;
}

export function isFresh(key: BackendKey, freshFor: number): boolean {
  const known = kept.get(keyText(key));
  return known !== undefined && Date.now() - known.at < freshFor;
}

/** The next read of this key goes to the backend. */
export function forget(key: BackendKey): void {
  kept.delete(keyText(key));
}

/** Everything that these reads have answered is stale. Resolves when the screens that show it have read again. */
export async function markStale(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  for (const [text, entry] of kept) if (names.includes(entry.name)) kept.delete(text);
  await Promise.allSettled([...listeners].map((listener) => listener(names)));
}

export function onStale(listener: StaleListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
