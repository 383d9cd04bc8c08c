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

type Kept = {
  name: EndpointName;
  at: number;
  answer: Promise<unknown>;
  isAnswered: boolean;
  /** Not refreshed on its own, at any age. */
  isFinal: boolean;
};

const kept = new Map<string, Kept>();
/** Reads whose last try was refused, by `keyText`: no answer is available or pending. */
const refused = new Map<string, EndpointName>();

sessionLifetime.onChangeOfHands(forgetAll);

function isYoung(entry: Kept | undefined, freshFor: number): entry is Kept {
  if (!entry) return false;
  if (entry.isFinal) return true;
  const age = Date.now() - entry.at;
  // A clock that was set back must not keep an answer fresh forever.
  return age >= 0 && age < freshFor;
}

/** A failure that lasts until `forget`, an edit or another session. */
export type FinalRule = (error: unknown) => boolean;
type Question = { key: BackendKey; freshFor: number; read: () => Promise<unknown>; isFinal: FinalRule };
const NEVER: FinalRule = () => false;

/** Statuses that do not depend on the read: no session, timeout, rate limit. */
const PASSING: readonly number[] = [401, 408, 429];
const NOT_KNOWN = 501;

/** Whether the same read would be refused again. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === NOT_KNOWN || (status >= 400 && status < 500 && !PASSING.includes(status));
}

/** The answer that replaces one that came too late. */
function instead(question: Question, epoch: number): Promise<unknown> {
  const isOther = epoch !== sessionLifetime.epoch();
  if (isOther && (sessionLifetime.isEnded() || !kept.has(keyText(question.key)))) {
    throw new ApiError({ message: "The session has changed", type: "unauthorized", status: 401 });
  }
  return freshAnswer(question.key, question.freshFor, question.read, question.isFinal);
}

/** A fresh or pending answer, or the answer of `read`. Never one from another session or from before an edit. */
export function freshAnswer(
  key: BackendKey,
  freshFor: number,
  read: () => Promise<unknown>,
  isFinal: FinalRule = NEVER,
): Promise<unknown> {
  const text = keyText(key);
  const known = kept.get(text);
  if (isYoung(known, freshFor)) return known.answer;
  const question = { key, freshFor, read, isFinal };
  const epoch = sessionLifetime.epoch();
  const entry: Kept = { name: key[1], at: Date.now(), answer: Promise.resolve(), isAnswered: false, isFinal: false };
  kept.set(text, entry);
  refused.delete(text);
  entry.answer = read().then(
    (value) => {
      if (kept.get(text) !== entry) return instead(question, epoch);
      entry.isAnswered = true;
      return value;
    },
    (error: unknown) => {
      if (kept.get(text) !== entry) return instead(question, epoch);
      if (isFinal(error)) Object.assign(entry, { isAnswered: true, isFinal: true });
      else kept.delete(text);
      if (isRefusal(error)) refused.set(text, entry.name);
      throw error;
    },
  );
  return entry.answer;
}

export function isFresh(key: BackendKey, freshFor: number): boolean {
  return isYoung(kept.get(keyText(key)), freshFor);
}

/** Milliseconds since the read of this `keyText` was last sent; null if there is none, or the clock was set back. */
export function ageOf(text: string): number | null {
  const entry = kept.get(text);
  const age = entry ? Date.now() - entry.at : -1;
  return age < 0 ? null : age;
}

/** Whether the last answer, or refusal, is present and not stale. */
export function isAnswered(key: BackendKey): boolean {
  const text = keyText(key);
  return refused.has(text) || (kept.get(text)?.isAnswered ?? false);
}

/** The next read of this key goes to the backend. */
export function forget(key: BackendKey): void {
  const text = keyText(key);
  kept.delete(text);
  refused.delete(text);
}

/** The same for all reads of these names. */
export function forgetNames(names: readonly string[]): void {
  for (const [text, { name }] of kept) if (names.includes(name)) kept.delete(text);
  for (const [text, name] of refused) if (names.includes(name)) refused.delete(text);
}

/** The same for every read. */
export function forgetAll(): void {
  kept.clear();
  refused.clear();
}
