"use client";
import { useSyncExternalStore } from "react";
/**
 * Failed edits of rows without `queues`. The next alert may replace the alert of a failure, so failures are listed
 * with the refused edits of the queue until they are retried or dismissed, for the life of this page.
 */
import { createListeners } from "../../../notify-each";
import { clearAlert, showAlert } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { onBeforeReload } from "../../update/before-reload";
import { COPY } from "./copy";

export type DirectFailure = {
  /** Equal for equal calls, so that a repeated call replaces its earlier failure. */
  id: string;
  /** Names the edit in messages. */
  label: string;
  message: string;
  /** The time of the failure, ISO 8601 UTC. */
  createdAt: string;
};

type ListedFailure = DirectFailure & { retry: () => unknown };

const NONE: readonly ListedFailure[] = [];
const listeners = createListeners();
let failures = NONE;

function setFailures(next: readonly ListedFailure[]): void {
  if (next.length === 0 && failures.length === 0) return;
  failures = next;
  listeners.notify();
}

/** Lists a failure and raises its alert. Retry, in the list and in the alert, runs `retry`. */
export function showDirectFailure(failure: Omit<ListedFailure, "createdAt">): void {
  const { id, message } = failure;
  setFailures([...failures.filter((one) => one.id !== id), { ...failure, createdAt: new Date().toISOString() }]);
  const buttonProps = { label: COPY.retry, onClick: () => retryDirectFailure(id) };
  showAlert({ id, type: "error", message, isPersistent: true, buttonProps });
}

/** Removes a failure from the list, with its alert. */
export function dismissDirectFailure(id: string): void {
  if (!failures.some((one) => one.id === id)) return;
  setFailures(failures.filter((one) => one.id !== id));
  clearAlert(id);
}

export function retryDirectFailure(id: string): void {
  const failure = failures.find((one) => one.id === id);
  dismissDirectFailure(id);
  void failure?.retry();
}

/** Returns the failures, oldest first. */
export function useDirectFailures(): readonly DirectFailure[] {
  return useSyncExternalStore(
    listeners.subscribe,
    () => failures,
    () => NONE,
  );
}

sessionLifetime.onChangeOfHands(() => setFailures(NONE));
onBeforeReload(() => {
  if (failures.length > 0) throw new Error("A failed edit is listed on this page only");
});
