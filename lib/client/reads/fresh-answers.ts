/**
 * Reads that are still fresh (600 s, specification section 9): asked again within that time, they answer from memory
 * without a call. Offline-first: what is here is served whatever the network does; a failure
 * keeps nothing, unless it is final. What was
 * asked before an edit and is answered after it is read again, so that no answer comes out of order.
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
  /** Not asked again by itself, however old it is. */
  isFinal: boolean;
};

const kept = new Map<string, Kept>();
/** Reads whose last try was refused, by `keyText`: there is no answer to be had, and none to wait for. */
const refused = new Map<string, EndpointName>();

sessionLifetime.onChangeOfHands(forgetAll);

function isYoung(entry: Kept | undefined, freshFor: number): entry is Kept {
  if (!entry) return false;
  if (entry.isFinal) return true;
  const age = Date.now() - entry.at;
  // A clock that was put back makes nothing fresh for ever.
  return age >= 0 && age < freshFor;
}

/** A failure that stands until somebody asks anew: `forget`, an edit, another session. */
export type FinalRule = (error: unknown) => boolean;
type Question = { key: BackendKey; freshFor: number; read: () => Promise<unknown>; isFinal: FinalRule };
const NEVER: FinalRule = () => false;

/** What says nothing about the question itself: no session, a call that took too long, too many of them. */
const PASSING: readonly number[] = [401, 408, 429];
const NOT_KNOWN = 501;

/** Whether the backend has decided: the same question gets the same no. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === NOT_KNOWN || (status >= 400 && status < 500 && !PASSING.includes(status));
}

/** What counts in the place of an answer that came too late to count. */
function instead(question: Question, epoch: number): Promise<unknown> {
  const isOther = epoch !== sessionLifetime.epoch();
  if (isOther && (sessionLifetime.isEnded() || !kept.has(keyText(question.key)))) {
    throw new ApiError({ message: "The session has changed", type: "unauthorized", status: 401 });
  }
  return freshAnswer(question.key, question.freshFor, question.read, question.isFinal);
}

/** A fresh answer, or one on its way, or the answer of `read`. Never one of another session, or of before an edit. */
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

/** Milliseconds since the read of this `keyText` was asked for last; null where none is here, or the clock was put back. */
export function ageOf(text: string): number | null {
  const entry = kept.get(text);
  const age = entry ? Date.now() - entry.at : -1;
  return age < 0 ? null : age;
}

/** Whether the last answer is there, a refusal too, and nothing has made it stale since. */
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
