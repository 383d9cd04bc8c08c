"use client";
import { useSyncExternalStore } from "react";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { holdPage } from "@/lib/client/update/hold-page";
/**
 * Newly created backup codes. They are sent only once, so they outlive the page (for example after Back) until they are
 * closed; another employee who signs in does not see them.
 */
import { notifyEach } from "@/lib/notify-each";
import { BACKUP_COPY } from "./copy";

export type NewCodes = {
  codes: readonly string[];
  /** ISO 8601. */
  madeAt: string;
  /** The codes were copied or downloaded; printing cannot be observed. */
  isKept: boolean;
};

const listeners = new Set<() => void>();
let shown: NewCodes | null = null;
let releasePage: (() => void) | null = null;

function setCodes(next: NewCodes | null): void {
  shown = next;
  if (next && !next.isKept) {
    releasePage ??= holdPage(BACKUP_COPY.notKept);
  } else {
    releasePage?.();
    releasePage = null;
  }
  notifyEach(listeners);
}

export const showNewCodes = (codes: readonly string[], madeAt: string): void =>
  setCodes({ codes, madeAt, isKept: false });

export function noteCodesKept(): void {
  if (shown) setCodes({ ...shown, isKept: true });
}

export function closeNewCodes(): void {
  if (shown) setCodes(null);
}

sessionLifetime.onChangeOfHands(closeNewCodes);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNewCodes(): NewCodes | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
