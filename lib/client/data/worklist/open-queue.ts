/**
 * The queue that is open in this tab, so that the pages of its claims can lead through it too. It survives a reload and a
 * session that runs out, and goes with the tab, when the queue is left, or when somebody logs out. Keys, filters and words
 * of the list only.
 */

import { tabStore } from "../../../browser-storage";
import type { SurveyListQuery } from "../../../contract/survey";
import { notifyEach } from "../../../notify-each";
import { sessionLifetime } from "../../calls/session-lifetime";

export type OpenQueue = {
  /** What is listed and for whom, as the worklist's memory says it. */
  list: string;
  /** What is listed, in words. */
  name: string;
  params: SurveyListQuery;
  /** Filters and order as the list's address holds them, with the question mark. */
  query: string;
  employeeKey: string;
  role: string;
  /** The inspection that the queue stands at. */
  at: string;
  /** It was led on from a claim's page, so `at` is ahead of the address that the queue was left with. */
  isMoved: boolean;
  /** What the last step on a claim's page has to say. */
  notice: string;
};

const PLACE = "lintel-open-queue";
const listeners = new Set<() => void>();

sessionLifetime.subscribe((event) => {
  if (event.type === "ended" && event.reason === "manual") forgetOpenQueue();
});

export function keepOpenQueue(queue: OpenQueue): void {
  tabStore.set(PLACE, JSON.stringify(queue));
  notifyEach(listeners);
}

export function forgetOpenQueue(): void {
  tabStore.remove(PLACE);
  notifyEach(listeners);
}

export function readOpenQueue(): OpenQueue | null {
  return parsedQueue(storedQueue());
}

/** The stored text: the same as long as nothing changes. */
export function storedQueue(): string | null {
  return tabStore.get(PLACE);
}

/** Null for what is no queue. */
export function parsedQueue(text: string | null): OpenQueue | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isQueue(value) ? value : null;
  } catch {
    return null;
  }
}

export function watchOpenQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const TEXTS = ["list", "name", "query", "employeeKey", "role", "at", "notice"] as const;

function isQueue(value: unknown): value is OpenQueue {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    TEXTS.every((field) => typeof record[field] === "string") &&
    typeof record.isMoved === "boolean" &&
    typeof record.params === "object" &&
    record.params !== null
  );
}
