"use client";
import { useSyncExternalStore } from "react";
/**
 * What was called once and failed, until it is tried again or let go. An alert tells of it, but the next alert of another
 * kind takes that one's place; so it is listed beside the queue's refused edits, as long as this page is open.
 */
import { notifyEach } from "../../../notify-each";
import { clearAlert, showAlert } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { onBeforeReload } from "../../update/before-reload";
import { COPY } from "./copy";

export type DirectFailure = {
  /** The same for the same call: what fails again is listed once, what then goes through no more. */
  id: string;
  /** What was to be done, in the user's words. */
  label: string;
  message: string;
  /** When it failed, ISO 8601 UTC. */
  createdAt: string;
};

type Listed = DirectFailure & { retry: () => unknown };

const NONE: readonly Listed[] = [];
const listeners = new Set<() => void>();
let failures = NONE;

function set(next: readonly Listed[]): void {
  if (next.length === 0 && failures.length === 0) return;
  failures = next;
  notifyEach(listeners);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Raises the one alert of a failure, and lists it. `retry` calls again, when the user asks for it. */
export function showDirectFailure(failure: Omit<Listed, "createdAt">): void {
  const { id, message } = failure;
  set([...failures.filter((one) => one.id !== id), { ...failure, createdAt: new Date().toISOString() }]);
  const buttonProps = { label: COPY.retry, onClick: () => retryDirect(id) };
  showAlert({ id, type: "error", message, isPersistent: true, buttonProps });
}

/** It has gone through, or is let go. */
export function dismissDirect(id: string): void {
  if (!failures.some((one) => one.id === id)) return;
  set(failures.filter((one) => one.id !== id));
  clearAlert(id);
}

/** Tries it again; where it fails once more it is listed anew. */
export function retryDirect(id: string): void {
  const failure = failures.find((one) => one.id === id);
  dismissDirect(id);
  void failure?.retry();
}

/** In the order in which they failed. */
export function useDirectFailures(): readonly DirectFailure[] {
  return useSyncExternalStore(
    subscribe,
    () => failures,
    () => NONE,
  );
}

sessionLifetime.onChangeOfHands(() => set(NONE));
onBeforeReload(() => {
  if (failures.length > 0) throw new Error("A failure is listed in this page alone");
});
