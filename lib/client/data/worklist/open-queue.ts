/**
 * The review queue that is open in this tab, so that its claims' pages can navigate it. Survives a reload and an
 * expired session; dropped with the tab, on leaving the queue, and on sign-out. Holds only keys, filters and labels
 * of the list.
 */

import { tabStore } from "../../../browser-storage";
import type { SurveyListQuery } from "../../../contract/survey";
import { createListeners } from "../../../notify-each";
import { sessionLifetime } from "../../calls/session-lifetime";

export type OpenQueue = {
  /** The list and its owner, by the worklist's `listKey`. */
  list: string;
  /** The title of the list. */
  name: string;
  params: SurveyListQuery;
  /** Filters and order in the list's address, with the question mark. */
  query: string;
  employeeKey: string;
  role: string;
  /** The current inspection of the queue. */
  at: string;
  /** Set when a claim's page has moved on: then `at` is ahead of the address in which the queue was left. */
  isMoved: boolean;
  /** The message of the last step on a claim's page. */
  notice: string;
};

const STORAGE_KEY = "lintel-open-queue";
const listeners = createListeners();

sessionLifetime.subscribe((event) => {
  if (event.type === "ended" && event.reason === "manual") forgetOpenQueue();
});

export function keepOpenQueue(queue: OpenQueue): void {
  tabStore.set(STORAGE_KEY, JSON.stringify(queue));
  listeners.notify();
}

export function forgetOpenQueue(): void {
  tabStore.remove(STORAGE_KEY);
  listeners.notify();
}

export function readOpenQueue(): OpenQueue | null {
  return parsedQueue(storedQueue());
}

/** Returns the stored text, which changes only with the queue. */
export function storedQueue(): string | null {
  return tabStore.get(STORAGE_KEY);
}

/** Returns null if the text is not a queue. */
export function parsedQueue(text: string | null): OpenQueue | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isQueue(value) ? value : null;
  } catch {
    return null;
  }
}

export const watchOpenQueue = listeners.subscribe;

const STRING_FIELDS = ["list", "name", "query", "employeeKey", "role", "at", "notice"] as const;

function isQueue(value: unknown): value is OpenQueue {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    STRING_FIELDS.every((field) => typeof record[field] === "string") &&
    typeof record.isMoved === "boolean" &&
    typeof record.params === "object" &&
    record.params !== null
  );
}
