"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useSession } from "../../session/use-session";
import { type OpenQueue, parsedQueue, storedQueue, watchOpenQueue } from "./open-queue";

/** The queue that is open in this tab, if it is that of who is signed in now. */
export function useOpenQueue(): OpenQueue | null {
  const { session } = useSession();
  const text = useSyncExternalStore(watchOpenQueue, storedQueue, () => null);
  const queue = useMemo(() => parsedQueue(text), [text]);
  const isTheirs = queue?.employeeKey === session?.employeeKey && queue?.role === session?.effectiveRole;
  return isTheirs ? queue : null;
}
