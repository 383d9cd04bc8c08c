/**
 * Reads that are fresh for 600 s (specification section 9) are served from memory. Offline-first: memory is served
 * whatever the network does; failures are not kept, unless they are final. A read that was sent before an edit and
 * answered after it is repeated, so that answers never come out of order.
 */
import type { EndpointName } from "../../contract/endpoints";
import { QUERY_FRESHNESS_SECONDS } from "../../domain/constants";
import { ApiError } from "../calls/api-error";
import { type BackendKey, keyText } from "../calls/backend-key";
import { sessionLifetime } from "../calls/session-lifetime";

export const FRESH_FOR_MS = QUERY_FRESHNESS_SECONDS * 1000;

type CacheEntry = {
  name: EndpointName;
  at: number;
  answer: Promise<unknown>;
  isAnswered: boolean;
  /** Not refreshed on its own, at any age. */
  isFinal: boolean;
};

const cached = new Map<string, CacheEntry>();
/** Reads whose last try was refused, by `keyText`: no answer is available or pending. */
const refused = new Map<string, EndpointName>();

sessionLifetime.onChangeOfHands(forgetAll);

function isStillFresh(entry: CacheEntry | undefined, freshFor: number): entry is CacheEntry {
  if (!entry) return false;
  if (entry.isFinal) return true;
  const age = Date.now() - entry.at;
  // A clock that was set back must not keep an answer fresh forever.
  return age >= 0 && age < freshFor;
}

/** Whether a failure lasts until `forget`, an edit or another session. */
export type FinalRule = (error: unknown) => boolean;
type ReadRequest = { key: BackendKey; freshFor: number; read: () => Promise<unknown>; isFinal: FinalRule };
const NEVER: FinalRule = () => false;

/** Statuses that do not depend on the read: no session, timeout, rate limit. */
const TEMPORARY: readonly number[] = [401, 408, 429];
const NOT_IMPLEMENTED = 501;

/** Whether the same read would be refused again. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === NOT_IMPLEMENTED || (status >= 400 && status < 500 && !TEMPORARY.includes(status));
}

/** Returns the answer that replaces one that came too late. */
function readInstead(request: ReadRequest, epoch: number): Promise<unknown> {
  const isOther = epoch !== sessionLifetime.epoch();
  if (isOther && (sessionLifetime.isEnded() || !cached.has(keyText(request.key)))) {
    throw new ApiError({ message: "The session has changed", type: "unauthorized", status: 401 });
  }
  return freshAnswer(request.key, request.freshFor, request.read, request.isFinal);
}

/** Returns a fresh or pending answer, or that of `read`; never one from another session or from before an edit. */
export function freshAnswer(
  key: BackendKey,
  freshFor: number,
  read: () => Promise<unknown>,
  isFinal: FinalRule = NEVER,
): Promise<unknown> {
  const text = keyText(key);
  const known = cached.get(text);
  if (isStillFresh(known, freshFor)) return known.answer;
  const request = { key, freshFor, read, isFinal };
  const epoch = sessionLifetime.epoch();
  const answer = Promise.resolve();
  const entry: CacheEntry = { name: key[1], at: Date.now(), answer, isAnswered: false, isFinal: false };
  cached.set(text, entry);
  refused.delete(text);
  entry.answer = read().then(
    (value) => {
      if (cached.get(text) !== entry) return readInstead(request, epoch);
      entry.isAnswered = true;
      return value;
    },
    (error: unknown) => {
      if (cached.get(text) !== entry) return readInstead(request, epoch);
      if (isFinal(error)) Object.assign(entry, { isAnswered: true, isFinal: true });
      else cached.delete(text);
      if (isRefusal(error)) refused.set(text, entry.name);
      throw error;
    },
  );
  return entry.answer;
}

export function isFresh(key: BackendKey, freshFor: number): boolean {
  return isStillFresh(cached.get(keyText(key)), freshFor);
}

/** Returns the ms since the read of this `keyText` was last sent; null if there is none or the clock was set back. */
export function ageOf(text: string): number | null {
  const entry = cached.get(text);
  const age = entry ? Date.now() - entry.at : -1;
  return age < 0 ? null : age;
}

/** Whether the last answer, or refusal, is present and not stale. */
export function isAnswered(key: BackendKey): boolean {
  const text = keyText(key);
  return refused.has(text) || (cached.get(text)?.isAnswered ?? false);
}

/** Forgets the answer of this key, so that its next read goes to the backend. */
export function forget(key: BackendKey): void {
  const text = keyText(key);
  cached.delete(text);
  refused.delete(text);
}

/** Forgets the answers of all reads with these names. */
export function forgetNames(names: readonly string[]): void {
  for (const [text, { name }] of cached) if (names.includes(name)) cached.delete(text);
  for (const [text, name] of refused) if (names.includes(name)) refused.delete(text);
}

/** Forgets every answer. */
export function forgetAll(): void {
  cached.clear();
  refused.clear();
}
